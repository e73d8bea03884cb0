import { freeSampleCards } from '@blattwerk/schemas/shop/accessories/samples.ts';
import { giftVoucherAmounts } from '@blattwerk/schemas/shop/amounts/gift-vouchers.ts';
import { wallFormatGroups, wallFormats } from '@blattwerk/schemas/shop/wall-art/wall-formats.ts';
import type { BasketItem } from '@blattwerk/schemas/web-api/basket/basket-item.ts';
import type { Problem } from '@blattwerk/schemas/web-api/contract/problem.ts';
import type { ShopContext } from '@blattwerk/schemas/web-api/contract/shop-headers.ts';
import type { Quote } from '@blattwerk/schemas/web-api/prices/quote.ts';
import { notFound, unprocessable } from '../../http/problems.ts';
import type { Prices, PriceTables } from '../price-tables.ts';
import { accessoryPrice } from './accessory-price.ts';
import type { DesignedChoice } from './designed-choice.ts';
import { askedAgain, designedPrice } from './designed-price.ts';
import { familyOfFrameType } from './framed-choice.ts';
import { frameAlone } from './framed-prices.ts';

export type AskedLine = {
  item: BasketItem;
  quantity: number;
  /** Sample cards of the lines before it: the first few of a basket are free. */
  samplesBefore: number;
  /** What is chosen of something designed; undefined where it is no longer known. */
  designed?: DesignedChoice | undefined;
};

type PricedLine = {
  ok: true;
  quote: Omit<Quote, 'vat'>;
  /** Taxed when it is used. */
  isGift: boolean;
  /** False for what is made to measure (§ 312g (2) 1 BGB). */
  hasWithdrawalRight: boolean;
};
export type LinePrice = PricedLine | { ok: false; problem: Problem };

/** What a line of any kind costs: the one price of quote, basket and order. */
export function priceLine({ item, ...line }: AskedLine, tables: PriceTables, shop: ShopContext): LinePrice {
  switch (item.kind) {
    case 'accessory': {
      const priced = accessoryPrice({ sku: item.sku, quantity: line.quantity }, tables, shop);
      return priced.ok ? { ...ready, quote: priced.value.quote } : priced;
    }
    case 'photoframe':
      return framePrice(item, line.quantity, tables, shop);
    case 'giftVoucher':
      return giftPrice(item.minorUnits, line.quantity, tables, shop);
    case 'sample': {
      const isFree = line.samplesBefore < freeSampleCards;
      const unitPrice = isFree ? 0 : tables.of(shop).amount('card/sample');
      return { ...ready, quote: plainQuote(unitPrice, line.quantity, tables.of(shop)) };
    }
    case 'design':
      return designPrice(line, tables, shop);
  }
}

const ready = { ok: true, isGift: false, hasWithdrawalRight: true } as const;

/** Made to its buyer's wishes. */
function designPrice(
  { designed, quantity }: Omit<AskedLine, 'item'>,
  tables: PriceTables,
  shop: ShopContext,
): LinePrice {
  if (!designed) return { ok: false, problem: notFound('There is no such sealed design.') };
  const priced = designedPrice(askedAgain(designed), quantity, tables, shop);
  if (!priced.ok) return { ok: false, problem: inItem(priced.problem) };
  return { ...ready, quote: priced.quote, hasWithdrawalRight: false };
}

function framePrice(
  item: Extract<BasketItem, { kind: 'photoframe' }>,
  quantity: number,
  tables: PriceTables,
  shop: ShopContext,
): LinePrice {
  const { frameType, matType, format } = item;
  const frameFamily = familyOfFrameType(frameType);
  if (!frameFamily) return { ok: false, problem: notFound(`There is no frame ${frameType}.`) };
  const priced = frameAlone({ frameFamily, frameType, matType, format, quantity }, tables, shop);
  if (!priced.ok) return { ok: false, problem: inItem(priced.problem) };
  const isListed = wallFormatGroups.some((group) => wallFormats[group].includes(format));
  return { ...ready, quote: priced.value.quote, hasWithdrawalRight: isListed };
}

function giftPrice(minorUnits: number, quantity: number, tables: PriceTables, shop: ShopContext): LinePrice {
  const allowed: number[] = giftVoucherAmounts(shop.currency).amounts.map((amount) => amount.minorUnits);
  if (allowed.includes(minorUnits))
    return { ...ready, isGift: true, quote: plainQuote(minorUnits, quantity, tables.of(shop)) };
  const message = 'Choose one of the amounts on offer.';
  const error = { in: 'body' as const, path: ['item', 'minorUnits'], message, allowed };
  return { ok: false, problem: unprocessable('There is no gift voucher of this amount.', [error]) };
}

/** Every piece costs the same, and nothing is chosen. */
function plainQuote(unitPrice: number, quantity: number, { money }: Prices): PricedLine['quote'] {
  return {
    quantity,
    unitPrice: money(unitPrice),
    total: money(unitPrice * quantity),
    parts: [],
    saving: money(0),
  };
}

/** Rules of prices speak of queries; here the same fields stand in the item of a body. */
function inItem(refused: Problem): Problem {
  const errors = refused.errors?.map((error) => ({
    ...error,
    in: 'body' as const,
    path: ['item', ...error.path],
  }));
  return { ...refused, ...(errors && { errors }) };
}
