import { sealedDesigns } from '@blattwerk/database/tables/drafts.ts';
import { orderLines, orders } from '@blattwerk/database/tables/orders.ts';
import type { Money } from '@blattwerk/schemas/shop/amounts/money.ts';
import type { BasketItem } from '@blattwerk/schemas/web-api/basket/basket-item.ts';
import { createWebApiClient } from '@blattwerk/schemas/web-api/client.ts';
import { type ShopContext, shopHeaders } from '@blattwerk/schemas/web-api/contract/shop-headers.ts';
import { asc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newLine } from '../basket/basket-content.ts';
import { seededPriceTables } from '../prices/seed/seeded-price-tables.ts';
import { anySeal } from '../test-support/any-seal.ts';
import { openBasketVisitor } from '../test-support/basket-visitor.ts';
import { startDesigningBackEnd } from '../test-support/designing-back-end.ts';
import { anna, orderBody, sendOrder } from '../test-support/order-of.ts';
import { type Offer, pricePages } from '../test-support/price-pages.ts';
import type { RunningBackEnd } from '../test-support/running-back-end.ts';
import { shopIn } from '../test-support/seeded-prices.ts';

const tables = seededPriceTables();
const shops: readonly ShopContext[] = [
  shopIn('DE'),
  shopIn('CH'),
  { ...shopIn('AT'), channel: 'myposter' },
  { ...shopIn('CH'), channel: 'myposter' },
];

let backEnd: RunningBackEnd;
beforeAll(async () => {
  backEnd = await startDesigningBackEnd(() => new Date('2026-11-24T08:00:00Z'));
});
afterAll(() => backEnd.close());

/** What is put into the basket of an offer: of something designed, a seal with its choice. Undefined where this shop has none. */
async function itemOf({ item, choice }: Offer, shop: ShopContext): Promise<BasketItem | undefined> {
  if (!choice) return item;
  const { kind } = choice;
  const call = createWebApiClient(backEnd.origin, shop);
  const list = await call('GET /web-api/products', { query: { kinds: [kind] } });
  const product = list.ok ? list.value.products[0] : undefined;
  if (!product) return undefined;
  const seal = { ...anySeal, kind, designId: product.id, choice };
  const [made] = await backEnd.database.insert(sealedDesigns).values(seal).returning();
  return made && { kind: 'design', sealId: made.id };
}

const sum = (amounts: readonly Money[]) => amounts.reduce((all, { minorUnits }) => all + minorUnits, 0);
const asked = fc.record({
  page: fc.oneof(...Object.values(pricePages)),
  quantity: fc.oneof(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 1000 })),
});

test.each(shops)(
  '$channel in $country: an order is what the pages said, line by line and together',
  async (shop) => {
    const kinds = new Set<string>();
    await fc.assert(
      fc.asyncProperty(fc.array(asked, { minLength: 8, maxLength: 12 }), async (wanted) => {
        const visitor = openBasketVisitor(backEnd, shopHeaders(shop));
        const said = new Map<string, { quantity: number; unitPrice: Money; total: Money }>();
        for (const { page, quantity } of wanted) {
          const offer = page(quantity, tables, shop);
          const item = offer && (await itemOf(offer, shop));
          if (!item) continue;
          const { id } = newLine(item, quantity);
          if (said.has(id)) continue;
          const body = { item, quantity };
          const added = await visitor.browser.ask('/web-api/basket/lines', {
            body,
            headers: shopHeaders(shop),
          });
          // Not everything is sold in every shop.
          if (!added.ok) continue;
          kinds.add(offer.choice?.kind ?? item.kind);
          const { unitPrice, total } = offer.quote;
          said.set(id, { quantity, unitPrice, total });
        }
        fc.pre(said.size > 0);
        const basket = await visitor.show();
        const address = {
          ...anna,
          country: shop.country,
          postalCode: shop.country === 'DE' ? '80331' : '8001',
        };
        const body = orderBody(basket, { billingAddress: address });
        const { status, order } = await sendOrder(visitor, body, shopHeaders(shop));
        expect([status, order]).toEqual([201, expect.anything()]);

        for (const line of order.lines) expect(line).toMatchObject(said.get(line.id) ?? {});
        expect(order.lines.map(({ id }) => id)).toEqual([...said.keys()]);
        const { subtotal, total, vat, toPay, shipping } = order;
        expect({ subtotal, total, vat, toPay }).toEqual({
          subtotal: basket.subtotal,
          total: basket.total,
          vat: basket.vat,
          toPay: basket.toPay,
        });
        expect(sum(order.lines.map((line) => line.total))).toBe(subtotal.minorUnits);
        expect(subtotal.minorUnits + sum(shipping ? [shipping.price] : [])).toBe(total.minorUnits);
        expect(sum(vat.flatMap(({ net, tax }) => [net, tax]))).toBe(total.minorUnits);
        expect(new Set([subtotal, total, toPay].map(({ currency }) => currency))).toEqual(
          new Set([shop.currency]),
        );

        const [row] = await backEnd.database.select().from(orders).where(eq(orders.number, order.number));
        const rows = await backEnd.database
          .select()
          .from(orderLines)
          .where(eq(orderLines.orderId, row?.id ?? ''))
          .orderBy(asc(orderLines.position));
        expect(row?.toPayMinorUnits).toBe(toPay.minorUnits);
        expect(rows.map(({ totalMinorUnits }) => totalMinorUnits)).toEqual(
          order.lines.map((line) => line.total.minorUnits),
        );
      }),
      { numRuns: 4 },
    );
    expect(kinds.size).toBeGreaterThan(2);
  },
  90_000,
);
