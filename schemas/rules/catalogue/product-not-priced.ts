import { exampleCard, pageWith, products } from '../examples/example-content.ts';
import { fieldLabel, quoted } from '../model/labels.ts';
import { atSpot, type Rule } from '../model/rule.ts';
import { lackOf, metInOf } from './lack.ts';
import { lackingWhere } from './market-names.ts';
import { marketsLacking } from './market-sets.ts';
import { narrowingFixes } from './narrowing-fixes.ts';
import { knownProducts, productRemovalFixes } from './product-reference.ts';

const wording = {
  without: { de: 'ohne Preis', en: 'without a price' },
  with: { de: 'mit Preis', en: 'with a price' },
};

/** Only where the product is sold; that it is not sold is another rule's matter. */
export const productNotPriced: Rule = {
  code: 'product_not_priced',
  title: { de: 'Produkt ohne Preis', en: 'Product without a price' },
  severity: 'error',
  description: {
    de: 'Ein gewähltes Produkt hat in einem Land keinen Preis, in dem die Seite erscheint.',
    en: 'A chosen product has no price in a country the page is shown in.',
  },
  examples: {
    pass: [{ title: 'a price in every currency', content: pageWith(exampleCard()) }],
    fail: [
      {
        title: 'no price in two countries',
        content: pageWith(exampleCard({ product: products('card:105') })),
      },
    ],
  },
  check(story, { catalogue }) {
    if (!catalogue) return [];
    return knownProducts(story, catalogue).flatMap(({ product, facts, shown }) => {
      const unsold = lackOf(catalogue, facts, shown, story)?.forAll ?? [];
      const sold = unsold.length === 0 ? shown : shown.filter((market) => !unsold.includes(market));
      const missing = marketsLacking(catalogue, facts.priced, sold);
      if (missing.length === 0) return [];
      const label = fieldLabel(product.field);
      const { de, en } = lackingWhere(missing, sold, wording);
      const name = quoted(facts.name);
      const message = {
        de: `In „${label.de}“ ${name.de} ersetzen oder den Preis nachtragen lassen: ${de}.`,
        en: `Replace ${name.en} in “${label.en}” or have its price entered: ${en}.`,
      };
      const lack = { shown, forAll: missing, forSome: [], types: story.customerTypes };
      const fixes = [...productRemovalFixes(product), ...narrowingFixes(story, lack)];
      return [{ ...atSpot(product, message, fixes), metIn: metInOf(lack) }];
    });
  },
};
