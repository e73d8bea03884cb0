import { schema } from '@blattwerk/schemas/schema.ts';
import { defaultLanguage, fallbackLanguage } from '@blattwerk/schemas/shop/markets/content-language.ts';
import type { Language } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import { type NamedBlock as Block, blocksIn, isBlock } from '../../page/story/blocks-in.ts';
import { plainText } from '../../page/story/plain-text.ts';

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

export type Versions = {
  /** In German. */
  german: Block;
  /** In the page's language, and in German wherever it has no translation: what differs from German was translated. */
  own: Block;
};

/** A text this long is prose, not a name that is the same in both languages. */
const shortestProse = 30;

/**
 * Says of every block whose texts are still those of another language that it is in that language (`_lang`), and of
 * translated ones inside such a block that they are not: screen readers pronounce a text by its language. A page with
 * sentences in another language says which one (`_fallback`), for a note to its readers.
 */
export function markFallback(content: Block, { german, own }: Versions, language: Language): Block {
  const inGerman = blocksByUid(german);
  const translated = blocksByUid(own);
  const withProse = new Set<Language>();

  function mark(value: unknown, around: Language): unknown {
    if (Array.isArray(value)) return value.map((item) => mark(item, around));
    if (typeof value !== 'object' || value === null) return value;
    const texts = isBlock(value) ? languageOf(value, around) : around;
    const isShops = isBlock(value) && mostlyShop.test(value.component);
    const inside = isShops ? around : texts;
    const marked = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, mark(part, inside)]));
    return texts === around ? marked : { ...marked, [isShops ? '_textLang' : '_lang']: texts };
  }

  function languageOf(block: Block, around: Language): Language {
    const fields = textFields.get(block.component) ?? [];
    const written = fields.filter((field) => !isEmpty(block[field]));
    const before = inGerman.get(block._uid);
    const mine = translated.get(block._uid);
    if (written.length === 0 || !before || !mine) return around;
    if (written.some((field) => !isSame(mine[field], before[field]))) return language;
    const isGerman = written.every((field) => isSame(block[field], before[field]));
    const hasProse = written.some((field) => isProse(block[field]));
    // A word that English has in common with German is a name, or as good as one.
    if (isGerman && !hasProse) return around;
    const shown = isGerman ? defaultLanguage : fallbackLanguage;
    if (hasProse) withProse.add(shown);
    return shown;
  }

  const marked = Object.fromEntries(
    Object.entries(content).map(([key, part]) => [key, mark(part, language)]),
  );
  const fallback = [fallbackLanguage, defaultLanguage].find((shown) => withProse.has(shown));
  return { ...content, ...marked, ...(fallback && { _fallback: fallback }) };
}

function blocksByUid(content: Block): ReadonlyMap<unknown, Block> {
  return new Map(blocksIn(content).map((block) => [block._uid, block]));
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
