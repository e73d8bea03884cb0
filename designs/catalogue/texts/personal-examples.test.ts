import { expect, test } from 'vitest';
import { personalExamples } from './personal-examples.ts';

const sample = { celebration: 'hochzeit', purpose: 'einladungskarte', cast: 0, choice: 0 } as const;
const texts = {
  headline: 'Nous nous marions',
  names: 'Héloïse & Romain',
  date: '3 juillet 2027',
  place: '14 h · Église Saint-Pierre',
  'inside-headline': 'Notre grand jour',
  'inside-signature': 'Héloïse & Romain',
};

test('names, days and places of an example are its own; headlines are anybody’s', () => {
  expect(Object.keys(personalExamples({ sample, texts }))).toEqual([
    'names',
    'date',
    'place',
    'inside-signature',
  ]);
});

test('an age may be right as it is; what was made by hand has no example', () => {
  const age = { celebration: 'geburtstag-30', purpose: 'einladungskarte', cast: 3, choice: 0 } as const;
  expect(personalExamples({ sample: age, texts: { number: '30' } })).toEqual({});
  expect(personalExamples({ sample: undefined, texts })).toEqual({});
});
