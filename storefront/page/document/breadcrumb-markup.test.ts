import { expect, test } from 'vitest';
import { breadcrumbMarkup } from './breadcrumb-markup.ts';

test('breadcrumbs are counted from the home page on', () => {
  const crumbs = [
    { name: 'Startseite', href: '/' },
    { name: 'Karten', href: '/produkte/' },
  ];
  expect(breadcrumbMarkup(crumbs, 'https://www.blattwerk.de')).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Startseite', item: 'https://www.blattwerk.de/' },
      { position: 2, name: 'Karten', item: 'https://www.blattwerk.de/produkte/' },
    ],
  });
});
