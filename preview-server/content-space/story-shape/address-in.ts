import { defaultLanguage } from './language-fields.ts';
import type { LocalizedPath } from './management-story.ts';

type Addressed = { name: string; slug: string; full_slug: string; localized_paths: LocalizedPath[] };

/** Name and address of a story in a language; with a language other than the default one the full slug begins with it. */
export function addressIn(story: Addressed, language: string): Omit<Addressed, 'localized_paths'> {
  if (language === defaultLanguage) return { name: story.name, slug: story.slug, full_slug: story.full_slug };
  const translated = story.localized_paths.find(({ lang }) => lang === language);
  return {
    name: translated?.name || story.name,
    slug: translated ? lastSegment(translated.path) : story.slug,
    full_slug: `${language}/${translated?.path ?? story.full_slug}`,
  };
}

/** `haus` of `produkte/haus` and of the start page path `produkte/haus/`. */
const lastSegment = (path: string): string => path.replace(/\/$/, '').replace(/^.*\//, '');
