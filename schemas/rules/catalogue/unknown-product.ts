import { exampleCard, exampleOffer, pageWith, products } from '../examples/example-content.ts';
import { fieldLabel } from '../model/labels.ts';
import { atSpot, type Rule } from '../model/rule.ts';
import { productRemovalFixes, unknownName, unknownProducts } from './product-reference.ts';

export const unknownProduct: Rule = {
  code: 'unknown_product',
  title: { de: 'Produkt gibt es nicht', en: 'Product does not exist' },
  severity: 'error',
  description: {
    de: 'Ein gewähltes Produkt steht nicht (mehr) im Katalog.',
    en: 'A chosen product is not in the catalogue (any more).',
  },
  examples: {
    pass: [{ title: 'a product of the catalogue', content: pageWith(exampleCard()) }],
    fail: [
      {
        title: 'a product taken out of the catalogue',
        content: pageWith(exampleOffer({ products: products('card:101', 'card:99', 'card:102') })),
      },
      {
        title: 'the one product of a page',
        content: pageWith(exampleCard({ product: products('card:99') })),
      },
    ],
  },
  check(story, { catalogue }) {
    if (!catalogue) return [];
    return unknownProducts(story, catalogue).map((product) => {
      const label = fieldLabel(product.field);
      const { de, en } = unknownName(product);
      const message = {
        de: `In „${label.de}“ „${de}“ entfernen oder ersetzen, der Katalog kennt dieses Produkt nicht.`,
        en: `Remove or replace “${en}” in “${label.en}”; the catalogue does not know this product.`,
      };
      return atSpot(product, message, productRemovalFixes(product));
    });
  },
};
