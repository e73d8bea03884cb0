import { expect, test } from 'vitest';
import { readPositions, writePositions } from './scroll-positions.ts';

function storage(initial = '') {
  let value = initial;
  return {
    getItem: () => value,
    setItem: (_: string, next: string) => {
      value = next;
    },
  };
}

test('positions survive a reload', () => {
  const tab = storage();
  writePositions(
    tab,
    new Map([
      ['default', 120.4],
      ['k3x', 0],
    ]),
  );
  expect([...readPositions(tab)]).toEqual([
    ['default', 120],
    ['k3x', 0],
  ]);
});

test('the oldest positions are given up', () => {
  const tab = storage();
  writePositions(tab, new Map(Array.from({ length: 60 }, (_, at) => [`k${at}`, at])));
  expect(readPositions(tab).size).toBe(50);
  expect(readPositions(tab).has('k9')).toBe(false);
});

test('what someone else wrote there is ignored', () => {
  expect(readPositions(storage('{"a":1}\nb\tx\n\t3\nc\t4')).size).toBe(1);
});
