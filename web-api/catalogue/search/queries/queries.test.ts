import { catalogueDesigns } from '@blattwerk/designs/catalogue/catalogue-designs.ts';
import { languages } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import { homeLocales, localeTable } from '@blattwerk/schemas/shop/markets/locales.generated.ts';
import { createWebApiClient } from '@blattwerk/schemas/web-api/client.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedBackEnd } from '../../../seed.ts';
import { type RunningBackEnd, startBackEnd } from '../../../test-support/running-back-end.ts';
import { fits } from './fits.ts';
import { queriesIn } from './query-sets.ts';

const designs = new Map(catalogueDesigns().map((design) => [String(design.id), design]));
const rightShare = 0.95;

let backEnd: RunningBackEnd;
beforeAll(async () => {
  backEnd = await startBackEnd();
  await seedBackEnd(backEnd.database);
});
afterAll(() => backEnd.close());

test.each(languages)('%s: what a shopper means comes first', async (language) => {
  const locale = homeLocales[language];
  const { country } = localeTable[locale];
  const call = createWebApiClient(backEnd.origin, { channel: 'blattwerk', country, locale });
  const queries = queriesIn(language);
  expect(new Set(queries.map(({ text }) => text.toLowerCase())).size).toBeGreaterThanOrEqual(200);
  const missed: string[] = [];
  for (const { text, name, meaning } of queries) {
    const answer = await call('GET /web-api/products', { query: { search: text, pageSize: 12 } });
    if (!answer.ok) throw new Error(answer.problem.detail);
    const [first] = answer.value.products;
    const isRight = first !== undefined && fits(first, designs.get(first.id), meaning);
    if (!isRight) missed.push(`${text} (${name}): ${first ? `${first.kind} ${first.name}` : 'nothing'}`);
  }
  const share = 1 - missed.length / queries.length;
  expect(share, missed.join('\n')).toBeGreaterThanOrEqual(rightShare);
});
