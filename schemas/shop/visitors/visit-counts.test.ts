import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countedPath, countedTerm, visitCountLimits } from './visit-counts.ts';

test.each([
  [
    '/karten-designen/eukalyptuskranz-mit-goldenem-rand--1234/',
    '/karten-designen/eukalyptuskranz-mit-goldenem-rand--1234/',
  ],
  ['/fr/commande/2026-000001/', '/fr/commande/*/'],
  ['/anlaesse/5f84d019-1c1e-4a51-9c55-0c4f5e0a7b11/liste/', '/anlaesse/*/liste/'],
  ['/antwort/ZADik2Ns0UZZhhmjQ8s7Ab/', '/antwort/*/'],
  ['/hochzeit/?email=anna@example.org#draft=x', '/hochzeit/'],
  ['/', '/'],
])('%s is counted as %s', (path, counted) => expect(countedPath(path)).toBe(counted));

test('a counted path is counted as itself, and never too long', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string(), { maxLength: 6 }).map((parts) => parts.join('/')),
      (path) => {
        const counted = countedPath(path);
        expect(counted.length).toBeLessThanOrEqual(visitCountLimits.path);
        expect(counted).toMatch(/^\//);
        expect(counted).not.toMatch(/[?#@]/);
      },
    ),
  );
});

test('searches are counted alike however they are typed, and not where they may name a person', () => {
  expect(countedTerm('  Goldene   Hochzeit ')).toBe('goldene hochzeit');
  expect(countedTerm('anna@example.org')).toBeUndefined();
  expect(countedTerm('0151 2345678')).toBeUndefined();
  expect(countedTerm('50. Geburtstag 2026')).toBeUndefined();
  expect(countedTerm('1. Mai 2026')).toBeUndefined();
  expect(countedTerm('Kalender 2027')).toBe('kalender 2027');
  fc.assert(
    fc.property(fc.string(), (term) => {
      const counted = countedTerm(term);
      if (counted !== undefined) expect(countedTerm(counted)).toBe(counted);
    }),
  );
});
