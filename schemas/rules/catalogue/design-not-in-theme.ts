import { factsOfTheme } from '../../shop/products/catalogue-facts.ts';
import { exampleOffer, pageWith, theme } from '../examples/example-content.ts';
import type { Fix } from '../model/fix.ts';
import { fieldLabel, quoted } from '../model/labels.ts';
import { offeredFix, removing } from '../model/making-fixes.ts';
import { atSpot, type Rule } from '../model/rule.ts';
import { extend } from '../model/story-path.ts';
import type { Spot } from '../model/story-reading.ts';
import { valueInBlock } from '../model/value-at.ts';
import { marketsShowing } from './audience.ts';
import { lackOf } from './lack.ts';

export const designNotInTheme: Rule = {
  code: 'design_not_in_theme',
  title: { de: 'Design gehört nicht zum Thema', en: 'Design of another theme' },
  severity: 'error',
  description: {
    de: 'Das gewählte Design gehört nicht (mehr) zum gewählten Thema.',
    en: 'The chosen design does not belong to the chosen theme (any more).',
  },
  examples: {
    pass: [
      { title: 'a design of the theme', content: pageWith(exampleOffer({ motif: theme(1461, '101') })) },
    ],
    fail: [{ title: 'a design of another', content: pageWith(exampleOffer({ motif: theme(1461, '106') })) }],
  },
  check(story, { catalogue }) {
    if (!catalogue) return [];
    const { references, markets } = story;
    return references.themes.flatMap((chosen) => {
      const { field, themeId, designId } = chosen;
      const facts = factsOfTheme(catalogue, themeId);
      if (!facts || designId === undefined || facts.designs.some((id) => String(id) === designId)) return [];
      const label = fieldLabel(field);
      const name = quoted(facts.name);
      const message = {
        de: `In „${label.de}“ ein Design des Themas ${name.de} wählen, Design ${designId} gehört nicht dazu.`,
        en: `Choose a design of the theme ${name.en} in “${label.en}”; design ${designId} is not one of them.`,
      };
      const lack = lackOf(catalogue, facts, marketsShowing(chosen, markets), story);
      return [atSpot(chosen, message, lack ? [] : keepingThemeFixes(chosen))];
    });
  },
};

function keepingThemeFixes({ block, path }: Spot): Fix[] {
  const label = { de: 'Nur das Thema behalten', en: 'Keep only the theme' };
  const place = extend(path, 'designId');
  return [offeredFix(label, removing(place, valueInBlock(block, place)))];
}
