/** A stretch of the shop's styles, in their order, and the style modules whose classes it is for; none: for every page. */
export type StylePart = { modules: readonly string[]; css: string };

/** Classes are named after their module: `cf2` is the third of `cf` (short-style-names.ts). */
export const moduleOfClass = /^([a-z]+)\d+$/;

/** The styles that a document is painted with, in their order. */
export function stylesFor(html: string, parts: readonly StylePart[]): string {
  const shown = new Set<string>();
  for (const [, names = ''] of html.matchAll(/ class="([^"]*)"/g)) {
    for (const name of names.split(' ')) {
      const module = moduleOfClass.exec(name)?.[1];
      if (module !== undefined) shown.add(module);
    }
  }
  return parts
    .filter(({ modules }) => modules.length === 0 || modules.some((module) => shown.has(module)))
    .map(({ css }) => css)
    .join('');
}
