import { factsOfTheme } from '../../shop/products/catalogue-facts.ts';
import { exampleOffer, pageWith, theme } from '../examples/example-content.ts';
import { fieldLabel } from '../model/labels.ts';
import { clearingFixes } from '../model/making-fixes.ts';
import { atSpot, type Rule } from '../model/rule.ts';
import { valueInBlock } from '../model/value-at.ts';

export const unknownTheme: Rule = {
  code: 'unknown_theme',
  title: { de: 'Thema gibt es nicht', en: 'Theme does not exist' },
  severity: 'error',
  description: {
    de: 'Ein gewähltes Thema steht nicht (mehr) im Katalog.',
    en: 'A chosen theme is not in the catalogue (any more).',
  },
  examples: {
    pass: [{ title: 'a theme of the catalogue', content: pageWith(exampleOffer({ motif: theme(1461) })) }],
    fail: [{ title: 'a theme that is gone', content: pageWith(exampleOffer({ motif: theme(99, '101') })) }],
  },
  check({ references }, { catalogue }) {
    if (!catalogue) return [];
    return references.themes
      .filter(({ themeId }) => !factsOfTheme(catalogue, themeId))
      .map((chosen) => {
        const label = fieldLabel(chosen.field);
        const message = {
          de: `In „${label.de}“ ein anderes Thema wählen, Thema ${chosen.themeId} gibt es im Katalog nicht.`,
          en: `Choose another theme in “${label.en}”; the catalogue has no theme ${chosen.themeId}.`,
        };
        const fix = { de: 'Thema entfernen', en: 'Remove the theme' };
        const value = valueInBlock(chosen.block, chosen.path);
        return atSpot(chosen, message, clearingFixes(chosen.field, chosen.path, value, fix));
      });
  },
};
