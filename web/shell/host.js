// The page around a frame, and what is said between the two: version 1, as web/embed/embed.d.ts has it.
import { WITH } from "../embed/asked.js";

const MOST = 20_000; // characters

export const framed = self !== parent;

// What is said is for the page around the frame alone, wherever that comes from.
export function tell(kind, data) {
  if (framed) parent.postMessage({ ...data, serao: 1, kind }, "*");
}

// act(kind, text) for what the page around the frame asks, and nobody else.
export function hear(act) {
  addEventListener("message", ({ source, data }) => {
    if (!framed || source !== parent || data?.serao !== 1 || !Object.hasOwn(WITH, data.kind)) return;
    const text = WITH[data.kind] ? data[WITH[data.kind]] : "";
    if (typeof text === "string" && text.length <= MOST) act(data.kind, text);
  });
}
