import type { Problem } from '@blattwerk/schemas/web-api/contract/problem.ts';
import type { ShopContext } from '@blattwerk/schemas/web-api/contract/shop-headers.ts';
import type { QueryOf } from '@blattwerk/schemas/web-api/endpoints.ts';
import type { Reply } from '../../http/handler.ts';
import { notFound } from '../../http/problems.ts';
import type { PriceTables } from '../price-tables.ts';
import { accessoryOffer } from './accessory-offers.ts';
import { exactly } from './exact-amount.ts';
import { quoteFor } from './quote.ts';

/** A number of pieces of one accessory; each costs the same, however many. */
export function accessoryPrice(
  { sku, quantity = 1, deliveryCountry }: QueryOf<'GET /web-api/card-accessory-price'>,
  tables: PriceTables,
  shop: ShopContext,
): Reply<'GET /web-api/card-accessory-price'> {
  const row = tables.accessory(sku);
  if (!row) return { ok: false, problem: unknownAccessory(sku) };
  const prices = tables.of(shop);
  const accessory = accessoryOffer(row, prices);
  const parts = [{ part: row.kind, label: row.label, exact: exactly(accessory.unitPrice.minorUnits) }];
  const quote = quoteFor({ parts, quantity, country: deliveryCountry ?? shop.country }, 'fixed', prices);
  return { ok: true, value: { accessory, quote } };
}

export function unknownAccessory(sku: string): Problem {
  return notFound(`There is no accessory ${sku}.`);
}
