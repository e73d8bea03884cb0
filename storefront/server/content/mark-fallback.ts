import { schema } from '@blattwerk/schemas/schema.ts';
import type { Language } from '@blattwerk/schemas/shop/languages.ts';
import { plainText } from '../../app/rich-text/plain-text.ts';
import { blockSchema, blocksIn, type Story } from './story.ts';

type Block = Story['content'];

const definitions: readonly {
  name: string;
  fields: readonly { name: string; type: string; translatable?: boolean }[];
}[] = Object.values(schema.blocks);

/** Texts of each block that are translated; blocks in a list speak for themselves. */
const textFields = new Map(
  definitions.map(({ name, fields }) => [
    name,
    fields.filter(({ type, translatable }) => translatable && type !== 'bloks').map((field) => field.name),
  ]),
);

/** Blocks that show more of the shop's words and products than an editor's: only those texts are marked (`_textLang`). */
const mostlyShop =
  /_(detail|overview)$|^(voucher|reviews|bestseller|theme_cards|product_\w+|wishlist_\w+|shipping_\w+)$/;

/** The same story in the languages its texts fall back to, the most wanted first. */
export type Originals = readonly { language: Language; content: Block }[];

/** A text this long is prose, not a name that is the same in both languages. */
const shortestProse = 30;

/**
 * Says of every block whose texts are still those of another language that it is in that language (`_lang`), and of
 * translated ones inside such a block that they are not: screen readers pronounce a text by its language. A page with
 * sentences in another language says which one (`_fallback`), for a note to its readers.
 */
export function markFallback(content: Block, originals: Originals, language: Language): Block {
  const byLanguage = originals.map((original) => ({
    language: original.language,
    blocks: new Map([...blocksIn(original.content)].map((block) => [block._uid, block])),
  }));
  const withProse = new Set<Language>();

  function mark(value: unknown, around: Language): unknown {
    if (Array.isArray(value)) return value.map((item) => mark(item, around));
    if (typeof value !== 'object' || value === null) return value;
    const block = blockSchema.safeParse(value);
    const texts = block.success ? languageOf(block.data, around) : around;
    const isShops = block.success && mostlyShop.test(block.data.component);
    const own = isShops ? around : texts;
    const marked = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, mark(part, own)]));
    return texts === around ? marked : { ...marked, [isShops ? '_textLang' : '_lang']: texts };
  }

  function languageOf(block: Block, around: Language): Language {
    const fields = textFields.get(block.component) ?? [];
    const written = fields.filter((field) => !isEmpty(block[field]));
    if (written.length === 0) return around;
    const same = byLanguage.filter(({ blocks }) => {
      const before = blocks.get(block._uid);
      return before && written.every((field) => isSame(block[field], before[field]));
    });
    const known = byLanguage.some(({ blocks }) => blocks.has(block._uid));
    const last = same.at(-1);
    if (!last) return known ? language : around;
    const hasProse = written.some((field) => isProse(block[field]));
    // The same words in all of several languages are a name.
    if (!hasProse && same.length > 1 && same.length === byLanguage.length) return around;
    if (hasProse) withProse.add(last.language);
    return last.language;
  }

  const marked = Object.fromEntries(
    Object.entries(content).map(([key, part]) => [key, mark(part, language)]),
  );
  const [fallback] = byLanguage.filter((original) => withProse.has(original.language));
  return { ...content, ...marked, ...(fallback && { _fallback: fallback.language }) };
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function isProse(value: unknown): boolean {
  return (typeof value === 'string' ? value : plainText(value)).length >= shortestProse;
}
