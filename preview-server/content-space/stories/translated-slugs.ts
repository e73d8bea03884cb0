import type { TranslatedSlugRow } from '@blattwerk/database/tables/stories.ts';
import type { TranslatedSlugInput } from './story-input.ts';

/** Applies `translated_slugs_attributes`: entries by id or language are changed, removed or added. */
export function mergeTranslatedSlugs(
  current: readonly TranslatedSlugRow[],
  inputs: readonly TranslatedSlugInput[],
): TranslatedSlugRow[] {
  let merged = [...current];
  for (const input of inputs) {
    const known = merged.find(({ id, lang }) => id === input.id || lang === input.lang);
    if (known) merged = merged.filter((entry) => entry !== known);
    const lang = input.lang ?? known?.lang;
    const slug = input.slug ?? known?.slug;
    if (input._destroy || lang === undefined || slug === undefined) continue;
    merged.push({
      id: known?.id ?? Math.max(0, ...current.map(({ id }) => id), ...merged.map(({ id }) => id)) + 1,
      lang,
      slug,
      name: input.name === undefined ? (known?.name ?? null) : input.name,
      published: input.published ?? known?.published ?? null,
    });
  }
  return merged.sort((a, b) => a.id - b.id);
}
