import { exampleCard, exampleOffer, pageWith, products } from '../examples/example-content.ts';
import { fieldLabel, quoted } from '../model/labels.ts';
import { atSpot, type Rule } from '../model/rule.ts';
import { lackOf, metInOf } from './lack.ts';
import { lackingWords } from './lacking-words.ts';
import { narrowingFixes } from './narrowing-fixes.ts';
import { knownProducts, productRemovalFixes } from './product-reference.ts';

const wording = {
  without: { de: 'nicht lieferbar', en: 'not available' },
  with: { de: 'lieferbar', en: 'available' },
};

/** One market or type of customer without the product is enough: there, its place on the page stays empty. */
export const productNotSold: Rule = {
  code: 'product_not_sold',
  title: { de: 'Produkt nicht überall lieferbar', en: 'Product not sold everywhere' },
  severity: 'error',
  description: {
    de: 'Ein gewähltes Produkt wird nicht in allen Ländern oder nicht an alle Kunden verkauft, für die die Seite bestimmt ist.',
    en: 'A chosen product is not sold in a country, or to customers, the page is shown to.',
  },
  examples: {
    pass: [
      { title: 'a product sold wherever the page is shown', content: pageWith(exampleCard()) },
      {
        title: 'a page shown only where its product is sold',
        content: { ...pageWith(exampleCard({ product: products('card:103') })), countries: ['DE', 'FR'] },
      },
      {
        title: 'a page shown only to customers who may buy its product',
        content: {
          ...pageWith(exampleCard({ product: products('card:108') })),
          customerTypes: ['business', 'whitelabel'],
        },
      },
      {
        title: 'another product in the language of the country in question',
        content: pageWith(
          exampleCard({ product: products('card:107'), product__i18n__fr: products('card:101') }),
        ),
      },
    ],
    fail: [
      {
        title: 'a product two countries lack',
        content: pageWith(exampleCard({ product: products('card:103') })),
      },
      {
        title: 'a product few countries have',
        content: pageWith(exampleOffer({ products: products('card:101', 'calendar:201', 'card:102') })),
      },
      {
        title: 'a product of the other channel',
        content: pageWith(exampleCard({ product: products('card:104') })),
      },
      {
        title: 'a product for business customers only',
        content: pageWith(exampleCard({ product: products('card:108') })),
      },
      {
        title: 'a product whitelabel customers lack, and everybody in two countries',
        content: pageWith(exampleCard({ product: products('card:109') })),
      },
      {
        title: 'the translation’s product',
        content: pageWith(
          exampleCard({ product: products('card:101'), product__i18n__fr: products('card:107') }),
        ),
      },
    ],
  },
  check(story, { catalogue }) {
    if (!catalogue) return [];
    return knownProducts(story, catalogue).flatMap(({ product, facts, shown }) => {
      const lack = lackOf(catalogue, facts, shown, story);
      if (!lack) return [];
      const label = fieldLabel(product.field);
      const { de, en } = lackingWords(lack, wording);
      const name = quoted(facts.name);
      const message = {
        de: `In „${label.de}“ ${name.de} entfernen oder ersetzen: ${de}.`,
        en: `Remove or replace ${name.en} in “${label.en}”: ${en}.`,
      };
      const fixes = [...productRemovalFixes(product), ...narrowingFixes(story, lack)];
      return [{ ...atSpot(product, message, fixes), metIn: metInOf(lack) }];
    });
  },
};
