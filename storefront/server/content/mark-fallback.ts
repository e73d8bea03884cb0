import { schema } from '@blattwerk/schemas/schema.ts';
import { defaultLanguage, type Language } from '@blattwerk/schemas/shop/languages.ts';
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

/** Blocks that show more of the shop's words and products than an editor's: as a whole they are in the page's language. */
const mostlyShop =
  /_(detail|overview)$|^(voucher|reviews|bestseller|theme_cards|product_\w+|wishlist_\w+|shipping_\w+)$/;

/**
 * Says of every block whose texts are still those of the default language that it is in that language (`_lang`), and of
 * translated ones inside such a block that they are not: screen readers pronounce a text by its language.
 */
export function markFallback(content: Block, original: Block, language: Language): Block {
  const originals = new Map([...blocksIn(original)].map((block) => [block._uid, block]));

  function mark(value: unknown, around: Language): unknown {
    if (Array.isArray(value)) return value.map((item) => mark(item, around));
    if (typeof value !== 'object' || value === null) return value;
    const block = blockSchema.safeParse(value);
    const own = block.success ? languageOf(block.data, around) : around;
    const marked = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, mark(part, own)]));
    return own === around ? marked : { ...marked, _lang: own };
  }

  function languageOf(block: Block, around: Language): Language {
    const fields = textFields.get(block.component) ?? [];
    const written = fields.filter((field) => !isEmpty(block[field]));
    const before = originals.get(block._uid);
    if (written.length === 0 || !before || mostlyShop.test(block.component)) return around;
    const isTranslated = written.some((field) => !isSame(block[field], before[field]));
    return isTranslated ? language : defaultLanguage;
  }

  return {
    ...content,
    ...Object.fromEntries(Object.entries(content).map(([key, part]) => [key, mark(part, language)])),
  };
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
