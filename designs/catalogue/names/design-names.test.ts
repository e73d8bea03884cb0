import { languages } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import { expect, test } from 'vitest';
import { firstOfFiles } from '../by-hand/hand-numbers.ts';
import { cardThemes } from '../card-themes.ts';
import { catalogueThemes } from '../catalogue-designs.ts';
import { designNameIn } from './design-names.ts';
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import it from './it.json' with { type: 'json' };
import nl from './nl.json' with { type: 'json' };

const tables: Readonly<Record<string, Readonly<Record<string, string>>>> = { en, es, fr, it, nl };

test.each(Object.entries(tables))('every look has a name in %s', (_, names) => {
  // Cards that were made by hand bring their own.
  const generated = catalogueThemes().filter(({ id }) => id <= firstOfFiles);
  expect(generated.filter(({ name }) => names[name] === undefined)).toEqual([]);
});

test.each(languages)('no two looks of an occasion have the same name in %s', (language) => {
  for (const [celebration, themes] of Map.groupBy(cardThemes(), (theme) => theme.celebration)) {
    const names = themes.map(({ name }) => designNameIn(name, language));
    expect([celebration, names.filter((name, index) => names.indexOf(name) !== index)]).toEqual([
      celebration,
      [],
    ]);
  }
});

test('a name is changed alone and within a title; what is no name stays', () => {
  expect(designNameIn('Lorbeerkranz', 'fr')).toBe('Couronne de laurier');
  expect(designNameIn('Einladungskarte „Lorbeerkranz“', 'it')).toBe('Einladungskarte „Corona d’alloro“');
  expect(designNameIn('Lorbeerkranz', 'de')).toBe('Lorbeerkranz');
  expect(designNameIn('Umschlag', 'fr')).toBe('Umschlag');
});
