// What <serao-board> and the frame embed.html say and understand: version 1. See docs/embedding.md.

/** What the frame tells the page around it, by `postMessage`. */
export type FromBoard =
  | { serao: 1; kind: "ready"; game: string; language: string }
  | { serao: 1; kind: "move"; move: string; seat: number; over: boolean }
  | { serao: 1; kind: "refused"; rule: string; sentence: string }
  | { serao: 1; kind: "solved"; tries: number }
  | { serao: 1; kind: "height"; height: number }
  | { serao: 1; kind: "error"; sentence: string };

/** What the page around a frame may ask of it, by `postMessage`; texts of 20000 characters at most. */
export type ToBoard =
  | { serao: 1; kind: "load"; query: string }
  | { serao: 1; kind: "play"; level: string }
  | { serao: 1; kind: "reset" }
  | { serao: 1; kind: "language"; language: Language | "" }
  | { serao: 1; kind: "theme"; theme: Theme | "" };

export type Language = "en" | "pt" | "de";
export type Theme = "auto" | "light" | "dark";

/** The same, as the `detail` of a `serao-<kind>` event of the element. */
export type Detail<Kind extends FromBoard["kind"]> = Omit<Extract<FromBoard, { kind: Kind }>, "serao" | "kind">;

export interface SeraoBoard extends HTMLElement {
  /** Show something else: the question of an address of embed.html (`game=trio&lesson=first`), or its parts. */
  load(what: string | Record<string, string> | string[][]): void;
  /** Start the board, if it has not been touched yet, and play against bots of this level. */
  play(level?: string): void;
  /** Begin again. */
  reset(): void;
}

declare global {
  interface HTMLElementTagNameMap {
    "serao-board": SeraoBoard;
  }
  interface HTMLElementEventMap {
    "serao-ready": CustomEvent<Detail<"ready">>;
    "serao-move": CustomEvent<Detail<"move">>;
    "serao-refused": CustomEvent<Detail<"refused">>;
    "serao-solved": CustomEvent<Detail<"solved">>;
    "serao-height": CustomEvent<Detail<"height">>;
    "serao-error": CustomEvent<Detail<"error">>;
  }
}
