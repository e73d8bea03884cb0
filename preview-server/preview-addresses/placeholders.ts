/** What a preview address and a page's own path may name of the story, as the vendor's editor fills it in. */
export type PlaceholderValues = {
  /** `blattwerk/service/versand` */
  full_slug: string;
  /** `versand` */
  slug: string;
  /** `full_slug` as it is translated into the language of the preview; the same where it is not. */
  translated_slug: string;
  'folder.slug': string;
  'folder.translated_slug': string;
  /** Code of the content's language: `default`, `en`, … */
  lang: string;
  id: string;
  uuid: string;
};

export type PlaceholderName = keyof PlaceholderValues;

export const placeholderNames: readonly PlaceholderName[] = [
  'full_slug',
  'slug',
  'translated_slug',
  'folder.slug',
  'folder.translated_slug',
  'lang',
  'id',
  'uuid',
];

/** `{{ it.slug }}`, in the older form `{{slug}}`. */
const placeholder = /\{\{([^{}]*(?:\{[^{}]*\}[^{}]*)*)\}\}/g;
/** The vendor's helper for translated slugs, without settings. */
const translatedSlugHelper = /^@activeTranslatedSlug\(\s*\{\s*it\s*\}\s*\)\s*\/$/;

export const placeholderHelp = placeholderNames.map((name) => `{{ it.${name} }}`).join(', ');

/** The first thing in braces that stands for nothing, as it is written; undefined when there is none. */
export function unknownPlaceholder(template: string): string | undefined {
  const unknown = [...template.matchAll(placeholder)].find(([, inner = '']) => nameOf(inner) === undefined);
  if (unknown) return unknown[0];
  return /\{\{|\}\}/.exec(template.replace(placeholder, ''))?.[0];
}

export const hasPlaceholders = (template: string): boolean => template.search(placeholder) >= 0;

/** Puts a story's values in, each segment encoded: no value can leave its place in the address. */
export function fillPlaceholders(template: string, values: PlaceholderValues): string {
  return template.replace(placeholder, (written, inner: string) => {
    const name = nameOf(inner);
    return name === undefined ? written : encodePath(values[name]);
  });
}

/** `service/größe` -> `service/gr%C3%B6%C3%9Fe` */
export const encodePath = (path: string): string =>
  path.toWellFormed().split('/').map(encodeURIComponent).join('/');

function nameOf(inner: string): PlaceholderName | undefined {
  const written = inner.trim();
  if (translatedSlugHelper.test(written)) return 'translated_slug';
  const bare = written.replace(/^it\./, '');
  return placeholderNames.find((name) => name === bare);
}
