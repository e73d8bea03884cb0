import { languages } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import { expect, test } from 'vitest';
import { palettes } from '../palettes.ts';
import { typePairings } from '../type-pairings.ts';
import { lookNameIn, lookNames } from './look-names.ts';

/** Called after their font in every language. */
const fonts = ['Caslon', 'Lora', 'Bodoni', 'Fraunces'];

const looks = [
  { kind: 'palette', names: palettes.map(({ label }) => label) },
  {
    kind: 'pairing',
    names: typePairings.map(({ label }) => label).filter((label) => !fonts.includes(label)),
  },
] as const;

test.each(looks)('every $kind has a name in every language, and no two have the same', ({ kind, names }) => {
  expect(Object.keys(lookNames[kind]).toSorted()).toEqual(names.toSorted());
  for (const translated of Object.values(lookNames[kind]))
    expect([translated, translated.split(' | ').length]).toEqual([translated, languages.length - 1]);
  for (const language of languages) {
    const named = names.map((name) => lookNameIn(kind, name, language));
    expect([language, named.filter((name, index) => named.indexOf(name) !== index)]).toEqual([language, []]);
  }
});

test('a name is in the language that is asked for', () => {
  const mint = languages.map((language) => lookNameIn('palette', 'Minze', language));
  expect(mint).toEqual(['Minze', 'Mint', 'Menta', 'Menthe', 'Menta', 'Munt']);
  expect(lookNameIn('pairing', 'Caslon', 'fr')).toBe('Caslon');
});
