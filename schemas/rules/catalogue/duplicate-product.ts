import { factsOfProduct } from '../../shop/products/catalogue-facts.ts';
import { exampleOffer, pageWith, products } from '../examples/example-content.ts';
import { isRecord } from '../model/is-record.ts';
import { fieldLabel, quoted } from '../model/labels.ts';
import { atSpot, type Rule } from '../model/rule.ts';
import type { ReadProduct } from '../model/story-reading.ts';
import { repetitionRemovalFixes, unknownName } from './product-reference.ts';

export const duplicateProduct: Rule = {
  code: 'duplicate_product',
  title: { de: 'Produkt doppelt gewählt', en: 'Product chosen twice' },
  severity: 'warning',
  description: {
    de: 'Dasselbe Produkt steht in einer Auswahl mehr als einmal.',
    en: 'The same product stands in a choice more than once.',
  },
  examples: {
    pass: [
      {
        title: 'different products',
        content: pageWith(exampleOffer({ products: products('card:101', 'card:102') })),
      },
    ],
    fail: [
      {
        title: 'one of them twice',
        content: pageWith(exampleOffer({ products: products('card:101', 'card:102', 'card:101') })),
      },
    ],
  },
  check: ({ references }, { catalogue }) =>
    references.products.filter(isRepeated).map((product) => {
      const label = fieldLabel(product.field);
      const known = catalogue && factsOfProduct(catalogue, product);
      const { de, en } = quoted(known ? known.name : unknownName(product).de);
      const message = {
        de: `In „${label.de}“ steht ${de} schon weiter vorn: Diese Wiederholung entfernen.`,
        en: `Remove this repetition from “${label.en}”; ${en} stands there before.`,
      };
      return atSpot(product, message, repetitionRemovalFixes(product));
    }),
};

function isRepeated({ kind, id, index, items }: ReadProduct): boolean {
  return items.slice(0, index).some((item) => isRecord(item) && item.kind === kind && item.id === id);
}
