import { expect, test } from 'vitest';
import { scrollTarget } from './scroll-target.ts';

const place = (pathname: string, search = '', hash = '') => ({ pathname, search, hash });

test('a new page starts at the top', () => {
  expect(scrollTarget(place('/'), place('/service/'))).toEqual({ kind: 'top' });
});

test('a hash leads to its element', () => {
  expect(scrollTarget(place('/'), place('/service/', '', '#h%C3%A4ufig'))).toEqual({
    kind: 'element',
    id: 'häufig',
  });
  expect(scrollTarget(place('/'), place('/service/', '', '#%E0%A4%A'))).toEqual({
    kind: 'element',
    id: '%E0%A4%A',
  });
});

test('the first page of a visit and a changed query stay where they are', () => {
  expect(scrollTarget(undefined, place('/'))).toEqual({ kind: 'stay' });
  expect(scrollTarget(place('/suche/', '?q=a'), place('/suche/', '?q=b'))).toEqual({
    kind: 'stay',
  });
});

test('on the products page a changed tileCount alone keeps the top', () => {
  const before = place('/produkte/', '?tileCount=12&sort=popularity');
  expect(scrollTarget(before, place('/produkte/', '?sort=popularity&tileCount=48'))).toEqual({
    kind: 'top',
  });
  expect(scrollTarget(before, place('/produkte/', '?sort=created&tileCount=48'))).toEqual({
    kind: 'stay',
  });
});
