import { exampleCard, exampleOffer, pageWith, products } from '../examples/example-content.ts';
import { fieldLabel, quoted } from '../model/labels.ts';
import { atSpot, type Rule } from '../model/rule.ts';
import { knownProducts, productRemovalFixes } from './product-reference.ts';

/** A warning: the page shows a drawn stand-in, and what editors can do about the catalogue is to ask. */
export const productWithoutPicture: Rule = {
  code: 'product_without_picture',
  title: { de: 'Produkt ohne Bild', en: 'Product without a picture' },
  severity: 'warning',
  description: {
    de: 'Der Katalog hat von einem gewählten Produkt kein Bild.',
    en: 'The catalogue has no picture of a chosen product.',
  },
  examples: {
    pass: [{ title: 'a product with a picture', content: pageWith(exampleCard()) }],
    fail: [
      { title: 'one without', content: pageWith(exampleCard({ product: products('card:106') })) },
      {
        title: 'one of several',
        content: pageWith(exampleOffer({ products: products('card:101', 'card:102', 'card:106') })),
      },
    ],
  },
  check(story, { catalogue }) {
    if (!catalogue) return [];
    return knownProducts(story, catalogue)
      .filter(({ facts }) => !facts.hasPicture)
      .map(({ product, facts }) => {
        const label = fieldLabel(product.field);
        const name = quoted(facts.name);
        const message = {
          de: `In „${label.de}“ ${name.de} ersetzen oder ein Bild nachreichen lassen, im Katalog fehlt es.`,
          en: `Replace ${name.en} in “${label.en}” or have a picture added; the catalogue has none.`,
        };
        return atSpot(product, message, productRemovalFixes(product));
      });
  },
};
