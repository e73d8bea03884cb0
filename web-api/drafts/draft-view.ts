import type { DraftRow } from '@blattwerk/database/tables/drafts.ts';
import type { DraftContent } from '@blattwerk/schemas/configurator/draft.ts';
import { designLanguageOf } from '@blattwerk/schemas/design/design-language.ts';
import { type PrintedKind, printedKindSchema } from '@blattwerk/schemas/products/kind-lists.ts';
import type { Draft } from '@blattwerk/schemas/web-api/configurator/draft-endpoints.ts';
import type { AnswerOf } from '@blattwerk/schemas/web-api/endpoints.ts';
import type { Buyer } from '../customers/buyer.ts';
import { designIdOf } from '../designs/design-recipes.ts';
import { isSoldTo, type Product } from '../products/product.ts';
import type { ProductCatalogue } from '../products/product-catalogue.ts';
import { productPicture } from '../products/product-picture.ts';
import { productView } from '../products/product-view.ts';
import { contentOf } from './draft-store.ts';

type Listed = AnswerOf<'GET /web-api/drafts'>['drafts'][number];

/** What a draft has to do with others. */
export type DraftTies = Pick<Draft, 'suite' | 'isOrdered'>;

/** A draft as its configurator opens it. */
export function draftView(row: DraftRow, ties: DraftTies, products: ProductCatalogue, buyer: Buyer): Draft {
  const product = productOfDraft(row, products);
  return {
    id: row.id,
    designId: designIdOf(row),
    product: named(row, product, buyer),
    title: row.title,
    content: contentOf(row),
    revision: row.revision,
    expiresAt: row.expiresAt.toISOString(),
    ...ties,
    standing: product && isSoldTo(product, buyer) ? 'ok' : 'withdrawn',
  };
}

/** A draft as a line of the customer's. */
export function listedDraft(row: DraftRow, products: ProductCatalogue, buyer: Buyer): Listed {
  const product = productOfDraft(row, products);
  return {
    id: row.id,
    designId: designIdOf(row),
    product: named(row, product, buyer),
    title: row.title,
    words: wordsOf(contentOf(row)),
    picture: product ? productPicture(product, designLanguageOf(buyer)) : null,
    updatedAt: row.updatedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  };
}

/** Texts that say best what a draft is for; any other where it has none of them. */
const tellingSlots = ['names', 'headline', 'initials', 'inside-headline'];
const longestWords = 60;

/** The words that a customer knows a draft by, on one line. */
export function wordsOf({ setFor, texts }: DraftContent): string | null {
  const written = { ...setFor, ...texts };
  const [words] = [...tellingSlots, ...Object.keys(written)].flatMap(
    (slot) => written[slot]?.replaceAll(/\s+/g, ' ').trim() || [],
  );
  if (words === undefined) return null;
  const characters = [...words];
  return characters.length > longestWords
    ? `${characters.slice(0, longestWords).join('').trimEnd()} …`
    : words;
}

/** What a draft is made of; undefined once its design is gone. */
export function productOfDraft(
  { kind, designId }: Pick<DraftRow, 'kind' | 'designId'>,
  products: ProductCatalogue,
): Product | undefined {
  return products.product({ kind: kindOf({ kind }), id: designId });
}

export function kindOf({ kind }: Pick<DraftRow, 'kind'>): PrintedKind {
  return printedKindSchema.parse(kind);
}

function named(row: DraftRow, product: Product | undefined, buyer: Buyer) {
  return { kind: kindOf(row), name: product ? productView(product, buyer).name : row.name };
}
