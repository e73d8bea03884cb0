import type { StoryNames, StoryRow } from '@blattwerk/database/tables/stories.ts';
import { type ContentVersion, isDraft } from './story-columns.ts';

type Named = Pick<StoryRow, 'name' | 'translatedSlugs' | 'publishedNames'>;

/** What a story is called now, to be kept when it is published. */
export function namesOf({ name, translatedSlugs }: Pick<Named, 'name' | 'translatedSlugs'>): StoryNames {
  return { name, translated: Object.fromEntries(translatedSlugs.map((slug) => [slug.lang, slug.name])) };
}

/** A story as readers of a version see it called. Addresses hold for all versions at once: a move is told at once. */
export function namedAs<Row extends Named>(version: ContentVersion, row: Row): Row {
  const { publishedNames, translatedSlugs } = row;
  if (isDraft(version) || !publishedNames) return row;
  const { name, translated } = publishedNames;
  return {
    ...row,
    name,
    translatedSlugs: translatedSlugs.map((slug) => ({ ...slug, name: translated[slug.lang] ?? null })),
  };
}
