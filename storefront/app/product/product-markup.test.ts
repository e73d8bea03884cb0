import { expect, test } from 'vitest';
import { breadcrumbMarkup, printMarkup, productMarkup } from './product-markup.ts';

const picture = { url: '/web-api/pictures/1/ab?scene=mug', widths: [200], width: 1200, height: 900 };
const detail = {
  product: {
    kind: 'card' as const,
    id: '1',
    name: 'Einladungskarte „Lorbeerkranz“',
    productType: 'klappkarte-quer',
    typeLabel: 'Einladungskarte',
    formats: [],
    priceFormat: null,
    picture: null,
    priceFrom: null,
    isAvailable: true,
  },
  pictures: [{ picture }],
  colours: [],
  offer: {
    quantity: 50,
    unitPrice: { minorUnits: 142, currency: 'eur' as const },
    total: { minorUnits: 7100, currency: 'eur' as const },
    vatRatePerMille: 190,
    groups: [],
    unitPrices: [],
    isStepped: true,
    maximumQuantity: 5000,
  },
};
const url = 'https://www.blattwerk.de/karten-designen/einladungskarte-lorbeerkranz--1/';
const page = { origin: 'https://www.blattwerk.de', siteName: 'Blattwerk.de' };

test('a product is a new one of the brand, in stock, with the price of a piece and its currency', () => {
  const markup = productMarkup({ detail, page, url, description: 'Zart.' });
  expect(markup).toMatchObject({
    '@type': 'Product',
    name: detail.product.name,
    brand: { '@type': 'Brand', name: 'Blattwerk.de' },
    image: ['https://www.blattwerk.de/web-api/pictures/1/ab?scene=mug&width=1200'],
    offers: {
      '@type': 'Offer',
      price: '1.42',
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
      itemCondition: 'https://schema.org/NewCondition',
      url,
    },
  });
});

test('without a price there is no offer, and nothing closes the script early', () => {
  const markup = productMarkup({
    detail: { ...detail, offer: undefined },
    page,
    url,
    description: '</script>',
  });
  expect(markup).not.toHaveProperty('offers');
  expect(printMarkup(markup)).not.toContain('</script>');
});

test('breadcrumbs are counted from the home page on', () => {
  const crumbs = [
    { name: 'Startseite', href: '/' },
    { name: 'Karten', href: '/produkte/' },
  ];
  expect(breadcrumbMarkup(crumbs, page.origin)).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Startseite', item: 'https://www.blattwerk.de/' },
      { position: 2, name: 'Karten', item: 'https://www.blattwerk.de/produkte/' },
    ],
  });
});
