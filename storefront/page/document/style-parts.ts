/** A stretch of the shop's styles, in their order, and the style modules whose classes it is for; none: for every page. */
export type StylePart = { modules: readonly string[]; css: string };

/** Classes are named after their module: `cf2` is the third of `cf` (short-style-names.ts). */
export const moduleOfClass = /^([a-z]+)\d+$/;

/** What stands in a document: the text of its style element, and the element in UTF-8. */
export type DocumentStyles = { css: string; element: Uint8Array };

/** Pages of one kind have the same styles; drafts may have any. */
const mostKept = 200;
const kept = new WeakMap<readonly StylePart[], Map<string, DocumentStyles>>();

/** The styles that a document is painted with, in their order; written once for all documents with the same. */
export function stylesFor(html: string, parts: readonly StylePart[]): DocumentStyles {
  const shown = modulesIn(html);
  return joined(
    parts,
    parts.flatMap(({ modules }, place) =>
      modules.length === 0 || modules.some((module) => shown.has(module)) ? [place] : [],
    ),
  );
}

/** All of them. */
export function allStyles(parts: readonly StylePart[]): DocumentStyles {
  return joined(parts, [...parts.keys()]);
}

const attribute = ' class="';

function modulesIn(html: string): ReadonlySet<string> {
  // Few of the thousands differ.
  const names = new Set<string>();
  for (let at = html.indexOf(attribute); at !== -1; ) {
    const start = at + attribute.length;
    const end = html.indexOf('"', start);
    if (end === -1) break;
    names.add(html.slice(start, end));
    at = html.indexOf(attribute, end);
  }
  const modules = new Set<string>();
  for (const name of [...names].flatMap((several) => several.split(' '))) {
    const module = moduleOfClass.exec(name)?.[1];
    if (module !== undefined) modules.add(module);
  }
  return modules;
}

function joined(parts: readonly StylePart[], places: readonly number[]): DocumentStyles {
  const known = kept.get(parts) ?? new Map<string, DocumentStyles>();
  kept.set(parts, known);
  const key = places.join();
  const before = known.get(key);
  if (before) return before;
  const css = places.map((place) => parts[place]?.css ?? '').join('');
  const element = new TextEncoder().encode(css === '' ? '' : `<style>${css}</style>`);
  if (known.size >= mostKept) known.clear();
  const styles = { css, element };
  known.set(key, styles);
  return styles;
}
