import { type Language, languages } from '../markets/languages.generated.ts';
import { storySlugs } from './story-slugs.ts';

/** The German slug of a segment in any language; German itself has none here. */
const german: ReadonlyMap<string, string> = new Map(
  Object.values(storySlugs).flatMap((slugs) => Object.entries(slugs).map(([slug, own]) => [own, slug])),
);

/** A path as its story is kept, whichever language its segments are in: `mariage` is `hochzeit`. */
export function storyPath(path: string): string {
  return segmentsOf(path, (segment) => german.get(segment) ?? segment);
}

/** A path of stories as a language spells it: `hochzeit` is `mariage`. */
export function pathIn(path: string, language: Language): string {
  if (language === 'de') return path;
  const slugs = storySlugs[language];
  return segmentsOf(path, (segment) => slugs[segment] ?? segment);
}

/**
 * A story's full slug as links of a language need it. The delivery API puts the language before it (`fr/blattwerk/…`), which
 * is no part of its page.
 */
export function fullSlugIn(fullSlug: string, language: Language): string {
  const [first, second = '', ...rest] = fullSlug.split('/');
  const isPrefixed = languages.some((known) => known === first) && rest.length > 0;
  const [folder, path] = isPrefixed ? [`${first}/${second}`, rest] : [first ?? '', [second, ...rest]];
  return fullSlug.includes('/') ? `${folder}/${pathIn(path.join('/'), language)}` : fullSlug;
}

function segmentsOf(path: string, change: (segment: string) => string): string {
  return path.split('/').map(change).join('/');
}
