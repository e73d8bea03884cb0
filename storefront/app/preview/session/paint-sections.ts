/** Sections of a page, whichever kind of page it is. */
const css = 'main > * > * { isolation: isolate }';

/**
 * Lets the browser keep what it has painted of each section. A page is painted as one piece, and a typed letter has all of
 * a long one prepared and painted anew; what is isolated is painted anew by itself, and looks and lies as before.
 * @returns ends it
 */
export function paintSectionsApart(): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  };
}
