import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { browserSpecsFor, unitTestsFor } from './changed-tests.ts';

test('a changed source is tested by its importers, a changed document by the tests of documents', () => {
  expect(unitTestsFor(['schemas/shop/amounts/money.ts', 'biome.json'])).toEqual({
    sources: ['schemas/shop/amounts/money.ts'],
    tests: [],
  });
  const { sources, tests } = unitTestsFor(['docs/coverage.md', 'tests/browser/chat.spec.ts']);
  expect(sources).toEqual([]);
  expect(tests.length).toBeGreaterThan(0);
  expect(tests.filter((file) => !existsSync(file))).toEqual([]);
});

test('shop and workspace are looked at where their code has changed, each once', () => {
  const shop = browserSpecsFor(['storefront/app/root.tsx', 'storefront/page/story/block-names.ts']);
  const workspace = browserSpecsFor(['field-plugins/look/button.tsx', 'tests/browser/chat.spec.ts']);
  expect(shop).toEqual(['tests/browser/shop-pages.spec.ts']);
  expect(workspace).toEqual(['tests/browser/chat.spec.ts', 'tests/browser/editor-keyboard.spec.ts']);
  expect([...shop, ...workspace].filter((file) => !existsSync(file))).toEqual([]);
  expect(
    browserSpecsFor(['storefront/README.md', 'storefront/app/root.test.tsx', 'web-api/seed.ts']),
  ).toEqual([]);
});
