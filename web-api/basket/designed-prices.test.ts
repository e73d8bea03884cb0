import { punchings } from '@blattwerk/schemas/shop/accessories/punchings.ts';
import { ribbons } from '@blattwerk/schemas/shop/accessories/ribbons.ts';
import { tags } from '@blattwerk/schemas/shop/accessories/tags.ts';
import { cardQuantities } from '@blattwerk/schemas/shop/amounts/quantities.ts';
import { cardPrintingTable } from '@blattwerk/schemas/shop/cards/card-printing.ts';
import { papers } from '@blattwerk/schemas/shop/cards/papers.ts';
import { refinements } from '@blattwerk/schemas/shop/cards/refinements.ts';
import { printedCardTypeSchema } from '@blattwerk/schemas/web-api/prices/card-price-endpoints.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cardPrice } from '../prices/rules/card-price.ts';
import { designedPrice } from '../prices/rules/designed-price.ts';
import { defaultPieces } from '../prices/rules/pieces.ts';
import { seededPriceTables } from '../prices/seed/seeded-price-tables.ts';
import type { Product } from '../products/product.ts';
import { createProductCatalogue } from '../products/product-catalogue.ts';
import { askedDesign } from '../seals/asked-design.ts';
import { soldTo } from '../sold/sold-to.ts';
import { cardShops } from '../test-support/seeded-prices.ts';
import { textsIn } from '../texts/texts.generated.ts';
import { emptyContent, newLine } from './basket-content.ts';
import { priceContent } from './basket-view.ts';

const tables = seededPriceTables();
const everywhere = -1;
const sealId = '3c0d2f6e-54f6-4b36-9a4f-1b9f0c8e3a11';

/** Any choice of a card, also one that does not go together or leaves something to the shop. */
const asked = fc.constantFrom(...printedCardTypeSchema.options).chain((productType) =>
  fc.record(
    {
      productType: fc.constant(productType),
      format: fc.constantFrom(...cardPrintingTable[productType].formats),
      paper: fc.constantFrom(...papers),
      refinement: fc.constantFrom(...refinements),
      punching: fc.constantFrom(...punchings),
      ribbon: fc.constantFrom(...ribbons),
      tag: fc.constantFrom(...tags),
    },
    { requiredKeys: ['productType'] },
  ),
);

test('whatever choice a card’s price accepts, the basket asks the same for it in every shop', () => {
  let accepted = 0;
  fc.assert(
    fc.property(
      asked,
      fc.constantFrom(...cardShops),
      fc.constantFrom(...cardQuantities),
      (query, shop, quantity) => {
        const answer = cardPrice({ ...query, quantity }, tables, shop);
        const { productType, ...choice } = query;
        const design = { isRefinable: true, facets: {} };
        const formats = cardPrintingTable[productType].formats;
        const read = askedDesign({ kind: 'card', id: '1', productType, formats, design }, choice);
        if (!read.ok) throw new Error(JSON.stringify(read.problem));
        const priced = designedPrice(read.asked, defaultPieces(read.asked), tables, shop);
        expect(priced.ok).toBe(answer.ok);
        if (!answer.ok || !priced.ok) return;
        accepted += 1;
        expect(priced.choice).toEqual({ kind: 'card', ...answer.value.choice });
        const sealed = {
          id: sealId,
          draftId: null,
          kind: 'card',
          designId: '1',
          name: '',
          format: '105x148',
        } as const;
        const { view } = priceContent(
          {
            version: 1,
            content: { ...emptyContent, lines: [newLine({ kind: 'design', sealId }, quantity)] },
          },
          {
            buyer: { ...shop, customerType: 'private' },
            tables,
            products: createProductCatalogue('1', [productOf(productType)], []),
            now: new Date('2026-11-24T08:00:00Z'),
            vouchers: new Map(),
            sealed: new Map([
              [
                sealId,
                { ...sealed, begunWith: null, names: [], prints: [], calendar: null, choice: priced.choice },
              ],
            ]),
            isFirstOrder: true,
            vatId: undefined,
            takesTransfers: true,
            takesOnlinePayment: false,
            texts: textsIn[shop.language],
          },
        );
        expect(view.lines[0]).toMatchObject({
          state: 'ok',
          total: answer.value.quote.total,
          unitPrice: answer.value.quote.unitPrice,
          saving: answer.value.quote.saving,
        });
      },
    ),
    { numRuns: 300 },
  );
  expect(accepted).toBeGreaterThan(30);
});

function productOf(productType: string): Product {
  return {
    kind: 'card',
    id: '1',
    name: 'Karte',
    productType,
    formats: ['105x148'],
    design: undefined,
    pictured: undefined,
    terms: [],
    popularity: 0,
    sold: soldTo(() => everywhere),
    priced: everywhere,
    prices: new Map(),
  };
}
