import { type ProductKind, productKinds } from '@blattwerk/schemas/kinds/kind-facts.generated.ts';
import { expect, test } from 'vitest';
import { inlineJson } from '../../../page/document/inline-json.ts';
import { productMarkup } from './product-markup.ts';

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
  shipping: undefined,
  reviews: undefined,
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
const page = { origin: 'https://www.blattwerk.de', siteName: 'Blattwerk.de', country: 'DE' as const };

test('a product is a new one of the brand, in stock, with the price of a piece and its currency', () => {
  const markup = productMarkup({ detail, page, url, description: 'Zart.', colour: '' });
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

test('where the shop does not deliver, searches are told of no offer', () => {
  const british = { ...page, country: 'GB' as const };
  const markup = productMarkup({ detail, page: british, url, description: 'Zart.', colour: '' });
  expect(markup).toMatchObject({ '@type': 'Product', name: detail.product.name });
  expect(markup).not.toHaveProperty('offers');
});

const shipping = {
  country: 'CH' as const,
  standardWorkingDays: { min: 2, max: 4 },
  expressHours: 24,
  expressOrderDeadline: '11:00',
  services: [
    {
      service: 'standard' as const,
      label: 'Standardversand',
      price: { minorUnits: 999, currency: 'chf' as const },
      isFrom: false,
    },
    {
      service: 'express' as const,
      label: 'Expressversand',
      price: { minorUnits: 3499, currency: 'chf' as const },
      isFrom: true,
    },
  ],
};

test.each(productKinds)(
  '%s: an offer with all that searches ask for, and no rating that nobody gave',
  (kind: ProductKind) => {
    const price = { minorUnits: 1390, currency: 'chf' as const };
    const sold = {
      ...detail,
      product: { ...detail.product, kind, id: '7' },
      shipping,
      offer: { ...detail.offer, quantity: 1, unitPrice: price, total: price, vatRatePerMille: 81 },
    };
    const markup = productMarkup({ detail: sold, page, url, description: 'Zart.', colour: 'Grün und Weiß' });
    expect(markup).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Product',
      sku: `${kind}-7`,
      category: 'Einladungskarte',
      color: 'Grün und Weiß',
      description: 'Zart.',
      offers: {
        price: '13.90',
        priceCurrency: 'CHF',
        priceSpecification: { valueAddedTaxIncluded: true, eligibleQuantity: { minValue: 1 } },
        shippingDetails: [
          {
            '@type': 'OfferShippingDetails',
            shippingRate: { value: '9.99', currency: 'CHF' },
            shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'CH' },
            deliveryTime: { transitTime: { minValue: 2, maxValue: 4, unitCode: 'DAY' } },
          },
        ],
      },
    });
    expect(JSON.stringify(markup)).not.toMatch(/aggregateRating|undefined|NaN/);
  },
);

test('where delivery has no price of its own, none is promised', () => {
  const nowhere = { ...detail, shipping: { ...shipping, services: [] } };
  const markup = productMarkup({ detail: nowhere, page, url, description: '', colour: '' });
  expect(JSON.stringify(markup)).not.toContain('shippingDetails');
  expect(markup).not.toHaveProperty('color');
});

test('without a price there is no offer, and nothing closes the script early', () => {
  const markup = productMarkup({
    detail: { ...detail, offer: undefined },
    page,
    url,
    description: '</script>',
    colour: '',
  });
  expect(markup).not.toHaveProperty('offers');
  expect(inlineJson(markup)).not.toContain('</script>');
});

test('what those gave who have bought it is its rating, with their words', () => {
  const review = {
    id: 'a',
    author: 'Anna S.',
    words: '</script>',
    language: 'fr' as const,
    rating: 4,
    date: '2026-11-20',
  };
  const silent = { ...review, id: 'b', words: '', rating: 5 };
  const reviews = {
    ...{ count: 3, rating: 4.3333, stars: [1, 2, 0, 0, 0], page: 1, pageCount: 1 },
    reviews: [review, silent],
  };
  const markup = productMarkup({ detail: { ...detail, reviews }, page, url, description: '', colour: '' });
  expect(markup).toMatchObject({
    aggregateRating: { ratingValue: 4.33, reviewCount: 3, bestRating: 5, worstRating: 1 },
    review: [
      { author: { '@type': 'Person', name: 'Anna S.' }, inLanguage: 'fr', reviewRating: { ratingValue: 4 } },
      { datePublished: '2026-11-20' },
    ],
  });
  expect(JSON.stringify(markup)).not.toContain('"reviewBody":""');
  expect(inlineJson(markup)).not.toContain('</script>');
});
