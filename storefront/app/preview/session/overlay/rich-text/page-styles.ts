import { writtenMark } from './written.ts';

/** What the place of a text needs besides the page's own styles. */
const css = `
[${writtenMark}] {
  outline: 2px solid #2f4a3f;
  outline-offset: 6px;
  border-radius: 2px;
  white-space: break-spaces;
  overflow-wrap: break-word;
  font-variant-ligatures: none;
  cursor: text;
}
[${writtenMark}] [contenteditable="false"] { white-space: normal; cursor: default; }
[${writtenMark}] a { text-decoration-line: underline; }
[${writtenMark}] img { max-width: 100%; height: auto; }
[${writtenMark}] :is(td, th) { padding: 12px 16px 12px 0; border-bottom: 1px solid #d8d2c7; text-align: left; }
[${writtenMark}] .selectedCell { background: #dfe7df; }
[${writtenMark}] .ProseMirror-selectednode { outline: 2px solid #2f4a3f; outline-offset: 2px; }
[${writtenMark}] .unknown-node { padding: 2px 6px; border: 1px dashed currentColor; font-size: 0.8em; }
[${writtenMark}].ProseMirror-hideselection { caret-color: transparent; }
[${writtenMark}] .ProseMirror-gapcursor { position: absolute; display: none; width: 20px; border-top: 1px solid; }
[${writtenMark}].ProseMirror-focused .ProseMirror-gapcursor { display: block; }
`;

/**
 * Gives the document these styles by a constructed sheet, which the page's policy permits.
 * @returns takes them away
 */
export function wearPageStyles(): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  };
}
