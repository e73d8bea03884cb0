import { designTypes } from '../../products/kind-lists.ts';
import { type CatalogueFacts, factsOfProduct, factsOfTheme } from '../../shop/products/catalogue-facts.ts';
import { exampleOffer, pageWith, theme } from '../examples/example-content.ts';
import { fieldLabel, quoted } from '../model/labels.ts';
import { clearingFixes } from '../model/making-fixes.ts';
import { atSpot, type Rule } from '../model/rule.ts';
import type { References } from '../model/story-reading.ts';
import { valueInBlock } from '../model/value-at.ts';
import { marketsShowing } from './audience.ts';
import { lackOf, metInOf } from './lack.ts';
import { lackingWords } from './lacking-words.ts';
import { narrowingFixes } from './narrowing-fixes.ts';

const wording = {
  without: { de: 'nicht lieferbar', en: 'not available' },
  with: { de: 'lieferbar', en: 'available' },
};

export const themeNotSold: Rule = {
  code: 'theme_not_sold',
  title: { de: 'Thema nicht überall lieferbar', en: 'Theme not sold everywhere' },
  severity: 'error',
  description: {
    de: 'Ein gewähltes Thema oder das daraus gewählte Design wird nicht in allen Ländern oder nicht an alle Kunden verkauft, für die die Seite bestimmt ist.',
    en: 'Nothing of a chosen theme, or not the design chosen from it, is sold in a country, or to customers, the page is shown to.',
  },
  examples: {
    pass: [{ title: 'a theme sold everywhere', content: pageWith(exampleOffer({ motif: theme(1461) })) }],
    fail: [
      { title: 'a theme two countries lack', content: pageWith(exampleOffer({ motif: theme(1462) })) },
      {
        title: 'a design two countries lack',
        content: pageWith(exampleOffer({ motif: theme(1463, '103') })),
      },
      {
        title: 'a design for business customers only',
        content: pageWith(exampleOffer({ motif: theme(1463, '108') })),
      },
    ],
  },
  check(story, { catalogue }) {
    if (!catalogue) return [];
    const { references, markets } = story;
    return references.themes.flatMap((chosen) => {
      const facts = soldOf(catalogue, chosen);
      if (!facts) return [];
      const shown = marketsShowing(chosen, markets);
      const lack = lackOf(catalogue, facts, shown, story);
      if (!lack) return [];
      const label = fieldLabel(chosen.field);
      const { de, en } = lackingWords(lack, wording);
      const name = quoted(facts.name);
      const message = {
        de: `In „${label.de}“ ${name.de} durch ein anderes Thema oder Design ersetzen: ${de}.`,
        en: `Replace ${name.en} in “${label.en}” with another theme or design: ${en}.`,
      };
      const fix = { de: 'Thema entfernen', en: 'Remove the theme' };
      const value = valueInBlock(chosen.block, chosen.path);
      const fixes = clearingFixes(chosen.field, chosen.path, value, fix);
      return [
        { ...atSpot(chosen, message, [...fixes, ...narrowingFixes(story, lack)]), metIn: metInOf(lack) },
      ];
    });
  },
};

/** What is sold less widely: the chosen design, or the theme where none is chosen. */
function soldOf(catalogue: CatalogueFacts, { themeId, designId }: References['themes'][number]) {
  const theme = factsOfTheme(catalogue, themeId);
  if (!theme || designId === undefined) return theme;
  const designs = designTypes.map((kind) => factsOfProduct(catalogue, { kind, id: designId }));
  return designs.find((design) => design !== undefined) ?? theme;
}
