// The editor: CodeMirror in a shadow root, where its styles are no inline styles and pass the site's CSP.
import { closeBrackets, closeBracketsKeymap } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap, indentWithTab } from "@codemirror/commands";
import { python } from "@codemirror/lang-python";
import { bracketMatching, HighlightStyle, indentOnInput, indentUnit, syntaxHighlighting } from "@codemirror/language";
import { Compartment, EditorState, StateEffect, StateField } from "@codemirror/state";
import { Decoration, drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from "@codemirror/view";
import { tags } from "@lezer/highlight";

// The site's own colours come through the shadow root as custom properties.
const theme = EditorView.theme({
  "&": { color: "var(--ink)", backgroundColor: "var(--paper)", height: "100%", fontSize: "0.9375rem" },
  "&.cm-focused": { outline: "3px solid var(--ember)", outlineOffset: "2px" },
  ".cm-scroller": { fontFamily: "ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace", lineHeight: "1.5" },
  ".cm-content": { caretColor: "var(--ember)", padding: "0.6rem 0" },
  ".cm-cursor": { borderLeftColor: "var(--ember)", borderLeftWidth: "2px" },
  ".cm-gutters": { color: "var(--ink-soft)", backgroundColor: "var(--sunken)", border: "none" },
  ".cm-activeLine, .cm-activeLineGutter": { backgroundColor: "light-dark(#82320f12, #f0a24a14)" },
  "&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground": {
    backgroundColor: "light-dark(#f2b24c66, #f2b24c44)",
  },
  ".cm-matchingBracket, &.cm-focused .cm-matchingBracket": { backgroundColor: "light-dark(#f2b24c66, #f2b24c44)" },
  ".fault": { backgroundColor: "light-dark(#a11d2b26, #ff8f8a33)" },
});

const colours = HighlightStyle.define([
  { tag: tags.keyword, color: "light-dark(#7d300e, #ffbd6b)", fontWeight: "600" },
  { tag: [tags.string, tags.special(tags.string)], color: "light-dark(#2f5d2b, #a9d69a)" },
  { tag: tags.comment, color: "var(--ink-soft)", fontStyle: "italic" },
  { tag: [tags.number, tags.bool, tags.null], color: "light-dark(#1b4f7a, #9cc9f0)" },
  { tag: [tags.function(tags.definition(tags.variableName)), tags.definition(tags.className)], color: "light-dark(#6a2a6b, #e0b0e6)" },
]);

const marked = StateEffect.define();
const faults = StateField.define({
  create: () => Decoration.none,
  update(found, change) {
    if (change.docChanged) found = Decoration.none; // what was at fault may be mended
    for (const effect of change.effects) {
      if (!effect.is(marked)) continue;
      const { doc } = change.state;
      const line = effect.value;
      found =
        line >= 1 && line <= doc.lines
          ? Decoration.set([Decoration.line({ class: "fault" }).range(doc.line(line).from)])
          : Decoration.none;
    }
    return found;
  },
  provide: (field) => EditorView.decorations.from(field),
});

const label = new Compartment();
const labelled = (text) =>
  EditorView.contentAttributes.of({ "aria-label": text, autocapitalize: "off", spellcheck: "false", tabindex: "0" });

const extensions = (text, changed) => [
  label.of(labelled(text)),
  lineNumbers(),
  history(),
  drawSelection(),
  indentUnit.of("    "),
  indentOnInput(),
  bracketMatching(),
  closeBrackets(),
  highlightActiveLine(),
  syntaxHighlighting(colours),
  python(),
  faults,
  theme,
  EditorView.lineWrapping,
  // Escape, and then Tab leaves the editor: CodeMirror's own way
  keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...historyKeymap, indentWithTab]),
  EditorView.updateListener.of(({ docChanged }) => docChanged && changed()),
];

// An editor inside `place`, which calls `changed` after each change. The attributes of the place say how it
// is called (data-label), and which line is at fault (data-line).
export function edit(place, code, changed) {
  const root = place.shadowRoot ?? place.attachShadow({ mode: "open" });
  root.replaceChildren();
  const state = EditorState.create({ doc: code, extensions: extensions(place.dataset.label, changed) });
  const view = new EditorView({ state, parent: root, root });
  function follow() {
    const line = Number(place.dataset.line);
    const effects = [label.reconfigure(labelled(place.dataset.label)), marked.of(line)];
    if (line >= 1 && line <= view.state.doc.lines)
      effects.push(EditorView.scrollIntoView(view.state.doc.line(line).from, { y: "center" }));
    view.dispatch({ effects });
  }
  const observer = new MutationObserver(follow);
  observer.observe(place, { attributeFilter: ["data-label", "data-line"] });
  follow();
  return {
    place,
    code: () => view.state.doc.toString(),
    end() {
      observer.disconnect();
      view.destroy();
    },
  };
}
