import type { Locale } from '@blattwerk/schemas/shop/markets/locales.generated.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exampleCompany } from '../test-support/example-company.ts';
import { startStorefront } from '../test-support/running-storefront.ts';
import { prepareStory } from './prepare-story.ts';
import { inLocale } from './with-amounts.ts';

const page = {
  component: 'page',
  title: 'Gutschein über {newsletter-voucher}',
  description: 'Kauf auf Rechnung ab {invoice-minimum}.',
  robots: 'index,follow',
  body: [{ _uid: 'a', component: 'info_text', headline: 'Jede weitere {further-sample}' }],
};
const settings = {
  component: 'settings',
  topBar: [{ _uid: 'b', component: 'usp_item', title: 'Ab {envelope-large}' }],
  supportPhone: '{company-phone}',
};

let shop: Awaited<ReturnType<typeof startStorefront>>;

beforeAll(async () => {
  shop = await startStorefront({
    backEndOrigin: 'http://127.0.0.1:9',
    stories: [
      { id: 1, full_slug: 'blattwerk/home', name: 'Home', published: page, draft: page },
      { id: 2, full_slug: 'blattwerk/settings', name: 'Settings', published: settings, draft: settings },
    ],
  });
});
afterAll(() => shop.close());

test.each([
  ['localhost', '5 €', '25 €', '1,90 €', '1,80 €'],
  ['at.localhost', '€ 5', '€ 25', '€ 1,90', '€ 1,50'],
  ['ch.localhost', 'CHF 5', 'CHF 25', 'CHF 3.50', 'CHF 2.90'],
])('at %s the head and the blocks of a page name %s, %s, %s, its frame %s', async (host, ...amounts) => {
  const [voucher, invoice, sample, envelope] = amounts;
  const { settings: frame, outcome } = JSON.parse((await shop.get('/', host)).text.replaceAll('\u00a0', ' '));
  expect(outcome.head.title).toMatch(`Gutschein über ${voucher} |`);
  expect(outcome.head.description).toBe(`Kauf auf Rechnung ab ${invoice}.`);
  expect(outcome.story.content.body[0].headline).toBe(`Jede weitere ${sample}`);
  expect(frame.content.topBar[0].title).toBe(`Ab ${envelope}`);
});

test('who sells stands in the frame and for search engines', async () => {
  const { settings: frame, outcome } = JSON.parse((await shop.get('/', 'localhost')).text);
  expect(frame.content.supportPhone).toBe('+49 89 2351770');
  expect(outcome.head.structuredData[0]).toMatchObject({
    legalName: 'Blattwerk GmbH',
    address: { streetAddress: 'Lindwurmstraße 88', postalCode: '80331', addressLocality: 'München' },
    contactPoint: { telephone: '+49 89 2351770' },
  });
});

test('a story is written once for each locale, and frozen', () => {
  const prepared = prepareStory({
    id: 1,
    uuid: 'u',
    full_slug: 'blattwerk/home',
    name: 'Home',
    content: page,
  });
  const written = (locale: Locale) => inLocale(prepared, { locale, company: exampleCompany }).story;
  expect(written('de-DE')).toBe(written('de-DE'));
  expect(written('de-CH')).not.toBe(written('de-DE'));
  expect([written('de-DE'), written('de-DE').content].every(Object.isFrozen)).toBe(true);
});
