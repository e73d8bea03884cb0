import { expect, test } from 'vitest';
import { inventedSlots } from './invented-slots.ts';

test('people, days and measures of a design are made up', () => {
  const texts = {
    names: 'Anna & Paul',
    title: 'Sabine wird 50',
    body: 'Weihnachten bei den Seidels',
    date: '12. Juni 2027',
    subtitle: 'seit 2015',
    initials: 'A & P',
    footer: '3480 g · 52 cm · 04.12 Uhr',
  };
  expect(inventedSlots(texts)).toEqual(Object.keys(texts));
});

test('what may be right for anyone is not', () => {
  const texts = {
    title: 'Sommer 2027',
    names: 'Mama',
    headline: 'Unser großer Tag im August',
    body: 'Zusammen ist man weniger allein.',
    year: '2027',
    place: 'Nordsee',
  };
  expect(inventedSlots(texts)).toEqual([]);
});
