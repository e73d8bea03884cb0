import { encodePath, fillPlaceholders, hasPlaceholders, type PlaceholderValues } from './placeholders.ts';

export type PlacedStory = {
  id: number;
  uuid: string;
  fullSlug: string;
  /** The page's own path ("real path"), which may hold placeholders; null: its full slug. */
  path: string | null;
  /** Full slug as it is translated into the language of the preview. */
  translatedSlug: string;
};

/**
 * Address of a story below one of the space's: placeholders are filled in; where there are none the page's path
 * comes last, behind `https://preview.example/` as behind `https://preview.example/open?slug=`.
 */
export function fillLocation(location: string, story: PlacedStory, language: string): URL {
  const values = valuesOf(story, language);
  if (hasPlaceholders(location)) return new URL(fillPlaceholders(location, values));
  const path = story.path === null ? encodePath(story.fullSlug) : ownPath(story.path, values);
  return new URL(withSlash(location) + path);
}

/** `/` is the start page; what stands between placeholders is encoded as their values are. */
function ownPath(path: string, values: PlaceholderValues): string {
  const written = path.replace(/^\/+/, '');
  return written
    .split(/(\{\{.*?\}\})/)
    .map((part) => (hasPlaceholders(part) ? fillPlaceholders(part, values) : encodePath(part)))
    .join('');
}

/** A path is not glued to a host or to another path; behind a query it stands as it comes. */
function withSlash(location: string): string {
  return /[?#]/.test(location) || location.endsWith('/') ? location : `${location}/`;
}

function valuesOf({ id, uuid, fullSlug, translatedSlug }: PlacedStory, lang: string): PlaceholderValues {
  return {
    full_slug: fullSlug,
    // The start page of a folder ends with a slash.
    slug: fullSlug.replace(/\/$/, '').split('/').at(-1) ?? '',
    translated_slug: translatedSlug,
    'folder.slug': folderOf(fullSlug),
    'folder.translated_slug': folderOf(translatedSlug),
    lang,
    id: String(id),
    uuid,
  };
}

const folderOf = (fullSlug: string): string => fullSlug.split('/').slice(0, -1).join('/');
