import { exampleCard, exampleOffer, pageWith, products } from '../examples/example-content.ts';
import { fieldLabel } from '../model/labels.ts';
import { atSpot, type Rule } from '../model/rule.ts';
import { kindsOf, productRemovalFixes, storedKindLabel, unknownName } from './product-reference.ts';

export const productKind: Rule = {
  code: 'product_kind',
  title: { de: 'Produkt der falschen Art', en: 'Product of the wrong kind' },
  severity: 'error',
  description: {
    de: 'Ein gewähltes Produkt ist von einer Art, die der Baustein nicht zeigen kann.',
    en: 'A chosen product is of a kind the block cannot show.',
  },
  examples: {
    pass: [{ title: 'a card on a card’s page', content: pageWith(exampleCard()) }],
    fail: [
      {
        title: 'a cup among cards and calendars',
        content: pageWith(exampleOffer({ products: products('card:101', 'merch:tasse', 'card:102') })),
      },
    ],
  },
  check: ({ references }) =>
    references.products.flatMap((product) => {
      const kinds = kindsOf(product);
      if (kinds.length === 0 || kinds.includes(product.kind)) return [];
      const label = fieldLabel(product.field);
      const { de, en } = unknownName(product);
      const message = {
        de: `Aus „${label.de}“ „${de}“ entfernen, hierher gehört nur: ${kinds.map(storedKindLabel).join(', ')}.`,
        en: `Remove “${en}” from “${label.en}”; only these belong here: ${kinds.join(', ')}.`,
      };
      return [atSpot(product, message, productRemovalFixes(product))];
    }),
};
