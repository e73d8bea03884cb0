import type { Language } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import { nonContentPageOf } from '@blattwerk/schemas/shop/pages/non-content-paths.ts';
import { pagePaths } from '@blattwerk/schemas/shop/pages/page-names.generated.ts';
import { fullSlugIn, pathIn } from '@blattwerk/schemas/shop/pages/story-paths.ts';
import type { NamedBlock } from '../../page/story/blocks-in.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Fields of a link that hold an address: of link fields, and of links in rich text. */
const addressFields = ['url', 'cached_url', 'href', 'full_slug'];

/** A story whose links lead to the addresses of a language: what a browser gets knows no other. */
export function withOwnAddresses(content: NamedBlock, language: Language): NamedBlock {
  if (language === 'de') return content;
  return { ...content, ...fieldsIn(content, language), component: content.component };
}

function fieldsIn(record: Fields, language: Language): Fields {
  return Object.fromEntries(
    Object.entries(record).map(([name, value]): [string, unknown] => [name, valueIn(value, language)]),
  );
}

function valueIn(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => valueIn(item, language));
  if (!isRecord(value)) return value;
  if (value.linktype === 'story') return storyLink(value, language);
  return value.linktype === 'url' ? pathLink(value, language) : fieldsIn(value, language);
}

function storyLink(link: Fields, language: Language): Fields {
  const own = withAddresses(link, (address) => {
    const [, slash = '', slug = ''] = /^(\/?)(.*)$/.exec(address) ?? [];
    return slash + fullSlugIn(slug, language);
  });
  return isRecord(link.story) ? { ...own, story: storyLink(link.story, language) } : own;
}

/** A path of this shop; other addresses stay as they are. */
function pathLink(link: Fields, language: Language): Fields {
  return withAddresses(link, (address) => {
    const [, path, rest = ''] = /^(\/(?![/\\])[^?#.]*)([?#].*)?$/.exec(address) ?? [];
    return path === undefined ? address : ownPath(path, language) + rest;
  });
}

/** A path as the language spells it, of a story or of a page that is no story: `/geschaeftskunden/`. */
function ownPath(path: string, language: Language): string {
  const [, first = '', ...rest] = path.split('/');
  const page = nonContentPageOf(first);
  return page ? ['', pagePaths[language][page], ...rest].join('/') : pathIn(path, language);
}

function withAddresses(link: Fields, change: (address: string) => string): Fields {
  return Object.fromEntries(
    Object.entries(link).map(([name, value]): [string, unknown] => [
      name,
      typeof value === 'string' && addressFields.includes(name) ? change(value) : value,
    ]),
  );
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
