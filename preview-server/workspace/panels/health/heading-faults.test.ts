import { expect, test } from 'vitest';
import { hasMainHeading, judgeHeadings } from './heading-faults.ts';

const outline = (...levels: [level: number, words?: string][]) =>
  levels.map(([level, words = 'Worte']) => ({ spot: null, level, words }));
const faults = (...levels: [level: number, words?: string][]) =>
  judgeHeadings(outline(...levels)).map(({ fault }) => fault);

test('ranks may go down by one and up by any', () => {
  expect(faults([1], [2], [3], [2], [3], [4], [1 + 1])).toEqual(Array(7).fill(undefined));
});

test('a skipped rank, a second main heading and one without words are found', () => {
  expect(faults([1], [3], [4])).toEqual([undefined, 'skipped', undefined]);
  expect(faults([1], [1])).toEqual([undefined, 'second-main']);
  expect(faults([1], [2, ''])).toEqual([undefined, 'empty']);
});

test('a page may begin with what stands above its main heading', () => {
  expect(faults([2], [1])).toEqual([undefined, undefined]);
});

test('a main heading without words is none', () => {
  expect(hasMainHeading(outline([1, ''], [2]))).toBe(false);
  expect(hasMainHeading(outline([2], [1]))).toBe(true);
});
