import { expect, test } from 'vitest';
import type { PageData } from '../../../page/request/page-data.ts';
import { prepareStory } from '../../content/prepare-story.ts';
import { createSites } from '../../sites/sites.ts';
import { exampleCompany } from '../../test-support/example-company.ts';
import { pageHead } from './page-head.ts';

const found = createSites('http://localhost:3000').find('www.blattwerk.ch');
if (!found) throw new Error('the table of hosts has no Switzerland');
const site = found;

const page: PageData = {
  channel: 'blattwerk',
  country: 'CH',
  locale: 'fr-CH',
  language: 'fr',
  currency: 'chf',
  customerType: 'private',
  treatments: {},
  measurement: {},
  isPreview: false,
  path: '/fr/d/service/',
  pathPrefix: '/fr/d',
  isDesktopApp: true,
  route: { name: 'slug' },
  origin: site.origin,
  siteName: site.name,
  otherShop: site.otherChannel.origin,
};

function head(content: Record<string, unknown>, query = '') {
  const story = prepareStory({
    id: 1,
    uuid: 'u',
    name: 'Service',
    full_slug: 'blattwerk/service',
    content: { component: 'page', ...content },
  });
  const contact = { supportPhone: '+49 89 1', supportEmail: '', socialLinks: ['https://social.example/b'] };
  return pageHead({
    site,
    page,
    path: 'service',
    query: new URLSearchParams(query),
    story,
    contact,
    company: exampleCompany,
  });
}

test('title, site name and the specification’s default for robots', () => {
  expect(head({ title: 'Aide' })).toMatchObject({ title: 'Aide | Blattwerk.ch', robots: 'noindex,nofollow' });
  expect(head({}).title).toBe('Service | Blattwerk.ch');
  expect(head({ robots: 'sometimes' }).robots).toBe('noindex,nofollow');
});

test('the canonical address is that of the shop, not of the desktop app, and drops the query', () => {
  expect(head({}, 'themeId=7').canonical).toBe('https://www.blattwerk.ch/fr/service/');
});

test('a page of a few countries names no address in another', () => {
  const addresses = head({ countries: ['CH', 'AT'] }).alternates.map(({ hreflang }) => hreflang);
  expect(addresses).toEqual(['de-AT', 'de-CH', 'fr-CH', 'it-CH']);
});

test('pages that ask for it keep the query keys of what they show, in one order', () => {
  const body = [{ _uid: '1', component: 'calendar_overview' }];
  const query = 'designId=2&sort=created&calendarType[]=b&calendarType[]=a&themeId=9';
  expect(head({ body, useQueryParamsInCanoncial: true }, query).canonical).toBe(
    'https://www.blattwerk.ch/fr/service/?calendarType%5B%5D=b&calendarType%5B%5D=a&designId=2',
  );
});

test.each([
  ['theme_cards', 'category=a&occasion=b&themeId=3'],
  ['calendar_overview', 'calendarType=c&designGroupId=d&designId=e'],
  ['collage_overview', 'designId=e&formatType=f&productType=g'],
  ['photobook_overview', 'designGroupSetId=h&productType=g'],
])('a page with %s keeps %s', (component, kept) => {
  const everything =
    'category=a&occasion=b&themeId=3&calendarType=c&designGroupId=d&designId=e&formatType=f&productType=g&designGroupSetId=h&sort=x';
  const body = [{ _uid: '1', component }];
  expect(head({ body, useQueryParamsInCanoncial: true }, everything).canonical).toBe(
    `https://www.blattwerk.ch/fr/service/?${kept}`,
  );
});

test('every country and language is linked, and the .de shop is the default', () => {
  const { alternates } = head({});
  expect(alternates).toHaveLength(18);
  expect(alternates).toContainEqual({ hreflang: 'it-CH', href: 'https://www.blattwerk.ch/it/service/' });
  expect(alternates).toContainEqual({ hreflang: 'x-default', href: 'https://www.blattwerk.de/service/' });
});

test('pages about products have no alternates', () => {
  expect(head({ body: [{ _uid: '1', component: 'card_detail' }] }).alternates).toEqual([]);
});

test('pictures for sharing go through the image route, as JPEG', () => {
  const src = 'https://a.storyblok.com/f/1/1200x630/ab/share.png';
  expect(head({ ogImages: [{ filename: src }] }).images).toEqual([
    `https://www.blattwerk.ch/_images?src=${encodeURIComponent(src)}&w=1280&format=jpeg`,
  ]);
});

test('structured data names the organisation and how to reach it', () => {
  expect(head({}).structuredData[0]).toMatchObject({
    '@type': 'Organization',
    name: 'Blattwerk.ch',
    legalName: 'Blattwerk GmbH',
    address: { '@type': 'PostalAddress', addressLocality: 'München', addressCountry: 'DE' },
    foundingDate: '2019',
    contactPoint: { telephone: '+49 89 1' },
    sameAs: ['https://social.example/b'],
  });
});
