import { calendarFormats } from '@blattwerk/schemas/shop/photo-products/calendar-formats.ts';
import { calendarMountings, calendarTypes } from '@blattwerk/schemas/shop/photo-products/calendars.ts';
import { collageFormats } from '@blattwerk/schemas/shop/photo-products/collage-formats.ts';
import { collageTypes } from '@blattwerk/schemas/shop/photo-products/collage-types.ts';
import { merchArticles, merchArticleTable } from '@blattwerk/schemas/shop/photo-products/merch-articles.ts';
import { pageCountsOf } from '@blattwerk/schemas/shop/photo-products/photobook-pages.ts';
import {
  photobookCovers,
  photobookFormats,
  photobookLaminations,
  photobookPapers,
  photobookTypes,
} from '@blattwerk/schemas/shop/photo-products/photobooks.ts';
import { photoboxMaterials, photoboxTypes } from '@blattwerk/schemas/shop/photo-products/photoboxes.ts';
import { printBorders, printFormatsOf } from '@blattwerk/schemas/shop/photo-products/print-formats.ts';
import { printPapers } from '@blattwerk/schemas/shop/photo-products/print-papers.ts';
import { frameFamilies } from '@blattwerk/schemas/shop/wall-art/frame-families.ts';
import { materials } from '@blattwerk/schemas/shop/wall-art/materials.ts';
import { frameLimits, wallFormatGroups, wallFormats } from '@blattwerk/schemas/shop/wall-art/wall-formats.ts';
import type { BasketItem } from '@blattwerk/schemas/web-api/basket/basket-item.ts';
import type { ShopContext } from '@blattwerk/schemas/web-api/contract/shop-headers.ts';
import type { Quote } from '@blattwerk/schemas/web-api/prices/quote.ts';
import fc, { type Arbitrary } from 'fast-check';
import type { PriceTables } from '../prices/price-tables.ts';
import { accessoryPrice } from '../prices/rules/accessory-price.ts';
import { calendarPrice } from '../prices/rules/calendar-price.ts';
import { collageOrMerchPrice } from '../prices/rules/collage-price.ts';
import { type DesignedChoice, designedChoiceSchema } from '../prices/rules/designed-choice.ts';
import { frameTypesOf, matTypesOf } from '../prices/rules/framed-choice.ts';
import { frameAlone, framedArticle } from '../prices/rules/framed-prices.ts';
import { photobookPrice } from '../prices/rules/photobook-price.ts';
import { photoboxPrices } from '../prices/rules/photobox-prices.ts';
import { printArticle } from '../prices/rules/print-prices.ts';
import { allPrices } from '../prices/seed/all-prices.ts';

/** Of the one designed thing in a basket. */
export const sealId = '3c0d2f6e-54f6-4b36-9a4f-1b9f0c8e3a11';
const designed: BasketItem = { kind: 'design', sealId };
/** What a page has for a choice: its price, and what goes into the basket by its button. */
export type Offer = { quote: Quote; item: BasketItem; choice?: DesignedChoice };
/** Undefined where it refuses the choice. */
type PricePage = (quantity: number, tables: PriceTables, shop: ShopContext) => Offer | undefined;
type Answer<Choice> = { ok: true; value: { choice: Choice; quote: Quote } } | { ok: false };

/** A choice as it comes back from where it was stored. */
const stored = (choice: object): DesignedChoice =>
  designedChoiceSchema.parse(JSON.parse(JSON.stringify(choice)));

function offered(kind: DesignedChoice['kind'], answer: Answer<object>): Offer | undefined {
  if (!answer.ok) return undefined;
  const { choice, quote } = answer.value;
  return { quote, item: designed, choice: stored({ kind, ...choice }) };
}

const optional = <Value>(values: readonly Value[]) =>
  fc.option(fc.constantFrom(...values), { nil: undefined });
const listedSizes = wallFormatGroups.flatMap((group) => wallFormats[group]);
const anySize = fc
  .tuple(fc.integer({ min: 150, max: 1500 }), fc.integer({ min: 150, max: 1500 }))
  .map(([width, height]) => `${width}x${height}`);
const wallSize = fc.oneof(fc.constantFrom(...listedSizes), anySize);
const frame = fc.constantFrom(...frameFamilies).chain((frameFamily) =>
  fc.record({
    frameFamily: fc.constant(frameFamily),
    frameType: optional(frameTypesOf(frameFamily)),
    matType: optional(matTypesOf(frameFamily)),
    format: wallSize,
  }),
);

/** Pages of everything that has a price, but cards, each with any choice, also one that does not go together. */
export const pricePages: Record<string, Arbitrary<PricePage>> = {
  accessory: fc.constantFrom(...allPrices.accessories).map(({ sku }) => (quantity, tables, shop) => {
    const answer = accessoryPrice({ sku, quantity }, tables, shop);
    return answer.ok ? { quote: answer.value.quote, item: { kind: 'accessory', sku } } : undefined;
  }),
  calendar: fc
    .record({
      calendarType: fc.constantFrom(...calendarTypes),
      format: optional(calendarFormats),
      mounting: optional(calendarMountings),
    })
    .map(
      (query) => (quantity, tables, shop) =>
        offered('calendar', calendarPrice({ ...query, quantity }, tables, shop)),
    ),
  collage: fc
    .constantFrom(...collageTypes)
    .chain((collageType) =>
      fc.record({ collageType: fc.constant(collageType), format: optional(collageFormats[collageType]) }),
    )
    .map(
      (query) => (quantity, tables, shop) =>
        offered('collage', collageOrMerchPrice({ ...query, quantity }, tables, shop)),
    ),
  gift: fc
    .constantFrom(...merchArticles)
    .chain((article) =>
      fc.record({ article: fc.constant(article), variant: optional(merchArticleTable[article].variants) }),
    )
    .map(
      (query) => (quantity, tables, shop) =>
        offered('merch', collageOrMerchPrice({ ...query, quantity }, tables, shop)),
    ),
  'photo book': fc
    .constantFrom(...photobookTypes)
    .chain((photobookType) =>
      fc.record({
        photobookType: fc.constant(photobookType),
        format: optional(photobookFormats),
        cover: optional(photobookCovers),
        paper: optional(photobookPapers),
        lamination: optional(photobookLaminations),
        pages: optional(pageCountsOf(photobookType)),
      }),
    )
    .map(
      (query) => (quantity, tables, shop) =>
        offered('photobook', photobookPrice({ ...query, quantity }, tables, shop)),
    ),
  'photo box': fc
    .record({
      type: fc.constantFrom(...photoboxTypes),
      material: fc.constantFrom(...photoboxMaterials),
      place: fc.nat(5),
    })
    .map(({ place, ...query }) => (quantity, tables, shop) => {
      const { boxes } = photoboxPrices({ ...query, quantity }, tables, shop);
      const box = boxes[place % boxes.length];
      if (!box) return undefined;
      const { type, material, prints, quote } = box;
      return { quote, item: designed, choice: stored({ kind: 'photobox', type, material, prints }) };
    }),
  'print and poster': fc
    .record({
      format: fc.constantFrom(...printPapers.flatMap(printFormatsOf)),
      paper: optional(printPapers),
      border: optional(printBorders),
    })
    .map(
      (query) => (quantity, tables, shop) =>
        offered('photoprint', printArticle({ ...query, quantity }, tables, shop)),
    ),
  'picture in a frame': frame
    .chain((query) =>
      optional(frameLimits[query.frameFamily].materials).map((material) => ({ ...query, material })),
    )
    .map(
      (query) => (quantity, tables, shop) =>
        offered('photoframe', framedArticle({ ...query, quantity }, tables, shop)),
    ),
  'picture without a frame': fc
    .record({ material: fc.constantFrom(...materials), format: wallSize })
    .map(
      (query) => (quantity, tables, shop) =>
        offered('photoframe', framedArticle({ ...query, quantity }, tables, shop)),
    ),
  'frame alone': frame.map((query) => (quantity, tables, shop) => {
    const answer = frameAlone({ ...query, quantity }, tables, shop);
    if (!answer.ok) return undefined;
    const { frameType, format } = answer.value.choice;
    const { matType } = query;
    const item = {
      kind: 'photoframe',
      frameType: frameType ?? '',
      format,
      ...(matType && { matType }),
    } as const;
    return { quote: answer.value.quote, item };
  }),
};
