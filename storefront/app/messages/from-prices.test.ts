import { readFileSync } from 'node:fs';
import { defaultCardQuantity } from '@blattwerk/schemas/shop/amounts/quantities.ts';
import { languages } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';

test.each(languages)('%s: every page names the number of cards that prices “from” are for', (language) => {
  const file = new URL(`./catalogues/${language}.json`, import.meta.url);
  const catalogue = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(file, 'utf8')));
  expect(catalogue['footer.from']).toContain(` ${defaultCardQuantity}`);
});
