import fc from 'fast-check';
import { expect, test } from 'vitest';
import { productKinds } from '../kinds/kind-facts.generated.ts';
import { productPath, readProductPath } from './product-paths.ts';

test('a product’s page says what it shows', () => {
  expect(productPath({ kind: 'card', id: '1234', name: 'Eukalyptuskranz – für Zoë & Jörg' })).toBe(
    'karten-designen/eukalyptuskranz-fuer-zoe-joerg--1234',
  );
  expect(productPath({ kind: 'card', id: '1234', name: 'Cœur qui bat' })).toBe(
    'karten-designen/coeur-qui-bat--1234',
  );
  expect(productPath({ kind: 'accessory', id: 'env-c6', name: '!' })).toBe('zubehoer-artikel/env-c6');
});

test('a product without a given name has one address in every language', () => {
  for (const name of ['Siegel, goldfarben', 'Gold seal', 'Sceau doré'])
    expect(productPath({ kind: 'accessory', id: 'seal-gold', name })).toBe('zubehoer-artikel/seal-gold');
});

test('every product is found again by its path', () => {
  const id = fc.stringMatching(/^[a-z0-9]{1,12}(-[a-z0-9]{1,6}){0,3}$/);
  fc.assert(
    fc.property(fc.constantFrom(...productKinds), id, fc.string(), (kind, id, name) => {
      expect(readProductPath(productPath({ kind, id, name }))).toEqual({ kind, id });
    }),
  );
});

test.each([
  'karten-designen',
  'karten-designen/',
  'karten-designen/a/b',
  'hochzeit/1',
  'karten-designen/a%20b',
])('%s is no product’s page', (path) => {
  expect(readProductPath(path)).toBeUndefined();
});
