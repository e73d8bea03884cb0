import type { Saying, SayingGroup } from '@blattwerk/schemas/configurator/sayings.ts';
import type { Language } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import { isBlock, type NamedBlock } from '../../../page/story/blocks-in.ts';

/** The collections of sayings on a page, without those that stand there in another language for want of a translation. */
export function sayingsIn({ content }: { content: NamedBlock }, language: Language): SayingGroup[] {
  return collectionsIn(content, language).map(({ block, around }) => ({
    name: textOf(block.headline),
    sayings: (Array.isArray(block.items) ? block.items : []).flatMap((item: unknown) => {
      const saying = isNamed(item, 'quote') && languageOf(item, around) === language && sayingOf(item);
      return saying ? [saying] : [];
    }),
  }));
}

type Found = { block: NamedBlock; around: unknown };

/** @param around the language of what holds the value */
function collectionsIn(value: unknown, around: unknown): Found[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = isBlock(value) ? languageOf(value, around) : around;
  if (isNamed(value, 'quotes_category')) return [{ block: value, around: own }];
  return Object.values(value).flatMap((child) => collectionsIn(child, own));
}

function sayingOf({ text, author }: NamedBlock): Saying | undefined {
  const [words, by] = [textOf(text), textOf(author)];
  if (words === '') return undefined;
  return by === '' ? { text: words } : { text: words, author: by };
}

function isNamed(value: unknown, component: string): value is NamedBlock {
  return typeof value === 'object' && value !== null && isBlock(value) && value.component === component;
}

function languageOf({ _lang }: NamedBlock, around: unknown): unknown {
  return _lang ?? around;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
