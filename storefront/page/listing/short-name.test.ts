import { productName } from '@blattwerk/schemas/products/product-name.ts';
import { languages } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import { expect, test } from 'vitest';
import { shortName } from './short-name.ts';

test.each(languages)('%s: a design is called by its given name', (language) => {
  const mug = { kind: 'merch' as const, productType: 'tasse-keramik' };
  expect(shortName(productName('Keramiktasse „Rundes Jahr“', mug, language))).toBe('Rundes Jahr');
  expect(shortName('Siegel, goldfarben')).toBe('Siegel, goldfarben');
});
