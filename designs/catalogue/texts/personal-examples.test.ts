import { expect, test } from 'vitest';
import { handDesigns } from '../by-hand/hand-designs.ts';
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

test('of a photo product, what its designer made up', () => {
  expect(personalExamples({ texts, invented: ['names', 'body'] })).toEqual({ names: texts.names });
});

test('of a card by hand, names, dates and places are invented', () => {
  const [lion] = handDesigns();
  expect(lion && personalExamples(lion.recipe)).toEqual({
    names: 'Emil wird 5',
    date: 'Samstag, 12. Juni 2027, 15 Uhr',
    place: 'Birkenweg 7, Leipzig',
  });
});
