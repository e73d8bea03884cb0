import { freeSampleCards } from '@blattwerk/schemas/shop/accessories/samples.ts';
import type { Country } from '@blattwerk/schemas/shop/markets/countries.ts';
import type { ProblemField } from '@blattwerk/schemas/web-api/contract/problem.ts';
import type { ShopContext } from '@blattwerk/schemas/web-api/contract/shop-headers.ts';
import type { BodyOf } from '@blattwerk/schemas/web-api/endpoints.ts';
import type { Reply } from '../../http/handler.ts';
import { problem } from '../../http/problems.ts';
import { shippingKindsTo } from '../../shop/shipping-kinds.ts';
import type { PriceTables } from '../price-tables.ts';
import { accessoryOffer } from './accessory-offers.ts';
import { accessoryPrice } from './accessory-price.ts';
import { priceBasket } from './price-basket.ts';
import { vatIn } from './vat.ts';

/** The price of sample cards: the first few are free. */
export function samplesPrice(quantity: number, eachFurther: number): number {
  return Math.max(0, quantity - freeSampleCards) * eachFurther;
}

/** Lines, samples, total and VAT of an order of accessories, and how it can be delivered and paid. */
export function accessoryOrder(
  { items, sampleCards, deliveryCountry }: BodyOf<'POST /web-api/card-accessory-order'>,
  tables: PriceTables,
  shop: ShopContext,
): Reply<'POST /web-api/card-accessory-order'> {
  const unknown = items.flatMap(({ sku }, place): ProblemField[] => {
    if (tables.accessory(sku)) return [];
    return [
      { in: 'body', path: ['items', place, 'sku'], message: 'There is no accessory with this number.' },
    ];
  });
  if (unknown.length > 0)
    return { ok: false, problem: problem(404, 'Some accessories do not exist.', { errors: unknown }) };

  const prices = tables.of(shop);
  const { money } = prices;
  const quantities = new Map<string, number>();
  for (const { sku, quantity } of items) quantities.set(sku, (quantities.get(sku) ?? 0) + quantity);
  const lines = [...quantities].flatMap(([sku, quantity]) => {
    const row = tables.accessory(sku);
    const priced = accessoryPrice({ sku, quantity }, tables, shop);
    if (!row || !priced.ok) return [];
    return [{ accessory: accessoryOffer(row, prices), quantity, total: priced.value.quote.total }];
  });
  const samples = samplesPrice(sampleCards, prices.amount('card/sample'));
  const country: Country = deliveryCountry ?? shop.country;
  const ratePerMille = prices.vatPerMille(country);
  const { total, canPayByInvoice } = priceBasket({
    lines: [...lines.map((line) => line.total.minorUnits), samples].map((sum) => ({
      total: sum,
      ratePerMille,
      isGift: false,
    })),
    shipping: 0,
    shippingRatePerMille: ratePerMille,
    discount: 0,
    gift: 0,
  });
  return {
    ok: true,
    value: {
      lines,
      samples: { quantity: sampleCards, free: Math.min(sampleCards, freeSampleCards), total: money(samples) },
      total: money(total),
      vat: vatIn(money(total), country, ratePerMille),
      canPayByInvoice,
      shipping: shippingKindsTo(country, shop.currency),
    },
  };
}
