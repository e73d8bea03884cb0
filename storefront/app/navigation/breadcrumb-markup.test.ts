import { expect, test } from 'vitest';
import { breadcrumbMarkup } from './breadcrumb-markup.ts';

test('breadcrumbs are counted from the home page on, which is called as the shop is', () => {
  const shop = { origin: 'https://www.blattwerk.de', siteName: 'Blattwerk.de', homeHref: '/' };
  expect(breadcrumbMarkup([{ name: 'Karten', href: '/produkte/' }], shop)).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Blattwerk.de', item: 'https://www.blattwerk.de/' },
      { position: 2, name: 'Karten', item: 'https://www.blattwerk.de/produkte/' },
    ],
  });
});
