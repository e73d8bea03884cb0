import type { ShopContext } from '@blattwerk/schemas/web-api/contract/shop-headers.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededPriceTables } from '../prices/seed/seeded-price-tables.ts';
import { createProductCatalogue } from '../products/product-catalogue.ts';
import { type Offer, pricePages, sealId } from '../test-support/price-pages.ts';
import { cardShops } from '../test-support/seeded-prices.ts';
import { textsIn } from '../texts/texts.generated.ts';
import { newLine } from './basket-content.ts';
import { linePrice } from './line-price.ts';

const tables = seededPriceTables();
/** Between them they have all currencies. */
const shops = cardShops.flatMap((shop) => [shop, { ...shop, channel: 'myposter' as const }]);

/** What the basket asks for a line of it. */
function basketPrice({ item, choice }: Offer, quantity: number, shop: ShopContext) {
  const { item: kept } = newLine(item, quantity);
  const sealed = { id: sealId, draftId: null, begunWith: null, designId: '1', name: '', format: '100x100' };
  const lists = { names: [], prints: [], calendar: null };
  return linePrice(
    { item: kept, quantity },
    {
      buyer: { ...shop, customerType: 'private' },
      tables,
      products: createProductCatalogue('1', [], []),
      now: new Date('2026-11-24T08:00:00Z'),
      vouchers: new Map(),
      sealed: new Map(choice ? [[sealId, { ...sealed, ...lists, kind: choice.kind, choice }]] : []),
      isFirstOrder: true,
      vatId: undefined,
      takesTransfers: true,
      takesOnlinePayment: false,
      texts: textsIn[shop.language],
    },
  );
}

test.each(Object.entries(pricePages))(
  '%s: whatever its page accepts, the basket asks the same in every shop',
  (_, kind) => {
    let accepted = 0;
    fc.assert(
      fc.property(
        kind,
        fc.constantFrom(...shops),
        fc.integer({ min: 1, max: 1000 }),
        (page, shop, quantity) => {
          const offer = page(quantity, tables, shop);
          if (!offer) return;
          accepted += 1;
          const { vat: _vat, ...quote } = offer.quote;
          expect(basketPrice(offer, quantity, shop)).toMatchObject({ ok: true, quote });
        },
      ),
      { numRuns: 150 },
    );

    expect(accepted).toBeGreaterThan(15);
  },
);
