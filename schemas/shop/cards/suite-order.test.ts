import { expect, test } from 'vitest';
import { cardUses } from './card-uses.ts';
import { suiteActs, suitePlace } from './suite-order.ts';

test('every use of a card has its place in a suite', () => {
  const places = cardUses.map((use) => suitePlace([use], 'postkarte-hoch').place);
  expect(places.every(Number.isInteger)).toBe(true);
  expect(new Set(places).size).toBe(places.length);
});

test('a wedding is announced, celebrated and thanked for', () => {
  const uses = [
    'save-the-date',
    'einladungskarte',
    'kirchenheft',
    'tischnummer',
    'platzkarte',
    'menuekarte',
    'dankeskarte',
  ];
  const places = uses.map((use) => suitePlace([use], 'klappkarte-hoch'));
  expect(places.toSorted((one, other) => one.place - other.place)).toEqual(places);
  expect([...new Set(places.map(({ act }) => act))]).toEqual(suiteActs);
});

test('what is for nothing in particular stands by what it is printed as', () => {
  expect(suitePlace([], 'briefumschlag-c6').act).toBe('before');
  expect(suitePlace(['klappkarte-hoch', 'dankeskarte'], 'klappkarte-hoch').act).toBe('after');
  expect(suitePlace([], 'ballonkarte').act).toBe('day');
  expect(suitePlace([], 'ballonkarte').place).toBeGreaterThan(suitePlace([], 'aufkleber-herz').place);
  expect(suitePlace([], 'ballonkarte').place).toBeLessThan(suitePlace(['dankeskarte'], '').place);
});
