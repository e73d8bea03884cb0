import { createHash } from 'node:crypto';
import { deliveryCountrySchema } from '@blattwerk/schemas/shop/markets/country-schema.ts';
import { mostAddresses } from '@blattwerk/schemas/shop/service/division.ts';
import { frameFamilyTable } from '@blattwerk/schemas/shop/wall-art/frame-families.ts';
import { shippingServiceSchema } from '@blattwerk/schemas/web-api/basket/basket.ts';
import { type BasketItem, basketItemSchema } from '@blattwerk/schemas/web-api/basket/basket-item.ts';
import { z } from 'zod';
import { familyOfFrameType } from '../prices/rules/framed-choice.ts';

const storedLineSchema = z.strictObject({
  id: z.string(),
  item: basketItemSchema,
  quantity: z.int().min(1),
  /**
   * What a piece cost, and what it was called, when the shopper last changed the basket; null before it was shown. A price
   * that the shopper's own change of the line moves is none to compare with.
   */
  shown: z.strictObject({ unitPrice: z.int().nullable(), name: z.string() }).nullable(),
  /** It, or more of it, lay in the customer's own basket when they signed in, and was not seen since. */
  isJoined: z.boolean().default(false),
});
export type StoredLine = z.infer<typeof storedLineSchema>;

const contentSchema = z.strictObject({
  /** A line of what is no longer known here is dropped. */
  lines: z
    .array(z.unknown())
    .transform((lines) => lines.flatMap((line) => storedLineSchema.safeParse(line).data ?? [])),
  discountCode: z.string().nullable(),
  giftCode: z.string().nullable(),
  /** Null until the shopper has chosen: then it is the shop's own country. */
  delivery: z.strictObject({ country: deliveryCountrySchema, service: shippingServiceSchema }).nullable(),
  /** How fast it goes to each further address; each is a parcel of its own. */
  further: z
    .array(shippingServiceSchema)
    .max(mostAddresses - 1)
    .default([]),
  /** What shipping cost when it was last shown; null where it was not. */
  shownShipping: z.int().nullable(),
});
export type BasketContent = z.infer<typeof contentSchema>;

export const emptyContent: BasketContent = {
  lines: [],
  discountCode: null,
  giftCode: null,
  delivery: null,
  further: [],
  shownShipping: null,
};

export const maximumLines = 100;

/** A basket as it was stored. */
export function readContent(stored: unknown): BasketContent {
  return contentSchema.parse(stored);
}

/** What a basket is priced by that has to be looked up: codes of vouchers, and ids of sealed designs. */
export type Named = { codes: readonly string[]; seals: readonly string[] };

export function namedBy({ discountCode, giftCode, lines }: BasketContent): Named {
  return {
    codes: [discountCode, giftCode].filter((code) => code !== null),
    seals: sealsOf(lines.map(({ item }) => item)),
  };
}

/** The sealed designs that items are of. */
export function sealsOf(items: readonly BasketItem[]): string[] {
  return items.flatMap((item) => (item.kind === 'design' ? item.sealId : []));
}

/** A line of a basket; what was left to its default is written out, so that equal lines are recognised. */
export function newLine(item: BasketItem, quantity: number): StoredLine {
  const whole = writtenOut(item);
  const key = JSON.stringify(Object.entries(whole).toSorted(([one], [other]) => (one < other ? -1 : 1)));
  const id = createHash('sha256').update(key).digest('base64url').slice(0, 16);
  return { id, item: whole, quantity, shown: null, isJoined: false };
}

function writtenOut(item: BasketItem): BasketItem {
  if (item.kind !== 'photoframe') return item;
  const family = familyOfFrameType(item.frameType);
  const matType = item.matType ?? (family && frameFamilyTable[family].defaultMatType);
  return { ...item, ...(matType && { matType }) };
}
