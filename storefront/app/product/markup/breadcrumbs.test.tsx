import type { CatalogueProduct } from '@blattwerk/schemas/web-api/catalogue/products.ts';
import { expect, test } from 'vitest';
import { renderOnPage } from '../../test-support/render-on-page.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';

const product: CatalogueProduct = {
  kind: 'merch',
  id: 'mug',
  name: 'Tasse',
  productType: 'mug',
  typeLabel: 'Tasse',
  formats: [],
  isAvailable: true,
  priceFrom: null,
  priceFormat: null,
  picture: null,
};

test.each([
  ['de', 'Startseite'],
  ['fr', 'Accueil'],
] as const)('in %s the way begins at %s, for people and for crawlers', async (language, name) => {
  const html = await renderOnPage(<Breadcrumbs product={product} theme={undefined} />, {
    language,
  });
  expect(html).toContain(`<a href="/">${name}</a>`);
  expect(html).toContain(`"position":1,"name":"${name}"`);
});
