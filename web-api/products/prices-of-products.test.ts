import {
  merchArticleSchema,
  merchArticleTable,
} from '@blattwerk/schemas/shop/photo-products/merch-articles.ts';
import { photoboxTypeSchema } from '@blattwerk/schemas/shop/photo-products/photoboxes.ts';
import type { CatalogueProduct } from '@blattwerk/schemas/web-api/catalogue/products.ts';
import { createWebApiClient, type WebApiClient } from '@blattwerk/schemas/web-api/client.ts';
import type { PriceOption } from '@blattwerk/schemas/web-api/prices/quote.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedBackEnd } from '../seed.ts';
import { type RunningBackEnd, startBackEnd } from '../test-support/running-back-end.ts';

let backEnd: RunningBackEnd;
let call: WebApiClient;
beforeAll(async () => {
  backEnd = await startBackEnd();
  await seedBackEnd(backEnd.database);
  call = createWebApiClient(backEnd.origin, { channel: 'myposter', country: 'CH', locale: 'de-CH' });
});
afterAll(() => backEnd.close());

/** One product of every kind, type and size, in the shop that has all of them priced though not all of them sold. */
async function differentProducts(kind: CatalogueProduct['kind']): Promise<CatalogueProduct[]> {
  const found: CatalogueProduct[] = [];
  for (let page = 1; ; page++) {
    const query = { kinds: [kind], withUnavailable: true, page, pageSize: 48 };
    const answer = await call('GET /web-api/products', { query });
    if (!answer.ok) throw new Error(answer.problem.detail);
    found.push(...answer.value.products);
    if (found.length >= answer.value.total) break;
  }
  const keyOf = ({ id, productType, priceFormat, priceFrom }: CatalogueProduct) =>
    isDesign(id) ? `${productType} ${priceFormat} ${priceFrom?.minorUnits}` : id;
  return [...new Map(found.map((product) => [keyOf(product), product])).values()];
}

const isDesign = (id: string) => Number.isInteger(Number(id));

/** The variants of a gift that a design of it fits, or all. */
async function variantsOf({ id, productType }: CatalogueProduct): Promise<readonly string[]> {
  const all = merchArticleTable[merchArticleSchema.parse(productType)].variants;
  if (!isDesign(id)) return all;
  const design = await call('GET /web-api/designs/{id}', { params: { id: Number(id) } });
  return (design.ok && design.value.filters.variant) || all;
}

async function cheapestVariant(product: CatalogueProduct): Promise<object | undefined> {
  const variants = await variantsOf(product);
  const article = merchArticleSchema.parse(product.productType);
  const answers = await Promise.all(
    variants.map((variant) =>
      call('GET /web-api/collage-designer-merch-price', { query: { article, variant } }),
    ),
  );
  const prices = answers.flatMap((answer) => (answer.ok ? answer.value.quote.unitPrice : []));
  return prices.toSorted((one, other) => one.minorUnits - other.minorUnits)[0];
}

type Query = Record<string, string>;
type Priced = { quote?: { unitPrice: object }; options?: PriceOption[] | Record<string, PriceOption[]> };

async function ask(path: string, query: Query): Promise<Priced> {
  const response = await backEnd.ask(`${path}?${new URLSearchParams(query)}`, {
    headers: { 'x-channel': 'myposter', 'x-locale': 'myposter-ch' },
  });
  expect([path, query, response.status]).toEqual([path, query, 200]);
  return response.json();
}

/** Asks as a page would: first what there is to choose, then for the cheapest of it, in the size given. */
async function cheapestQuote(
  path: string,
  query: Query,
  choices: readonly string[],
): Promise<object | undefined> {
  const { options = {}, quote } = await ask(path, query);
  if (choices.length === 0) return quote?.unitPrice;
  const groups = Array.isArray(options)
    ? Object.fromEntries(choices.map((name) => [name, options]))
    : options;
  const cheapest = choices.flatMap((name): [string, string][] => {
    const offered = groups[name]?.filter(({ isAvailable }) => isAvailable) ?? [];
    const [first] = offered.toSorted((one, other) => one.surcharge.minorUnits - other.surcharge.minorUnits);
    return first ? [[name, first.value]] : [];
  });
  return (await ask(path, { ...query, ...Object.fromEntries(cheapest) })).quote?.unitPrice;
}

type Way = readonly [
  kind: CatalogueProduct['kind'],
  quoteOf: (product: CatalogueProduct) => Promise<object | undefined>,
];

const ways: readonly Way[] = [
  ['accessory', ({ id }) => cheapestQuote('/web-api/card-accessory-price', { sku: id }, [])],
  [
    'calendar',
    ({ productType, priceFormat }) =>
      cheapestQuote('/web-api/calendar-price', { calendarType: productType, format: `${priceFormat}` }, [
        'mounting',
      ]),
  ],
  [
    'card',
    ({ productType, priceFormat }) =>
      productType === 'fotoabzug'
        ? cheapestQuote('/price-api/prices/article', { format: `${priceFormat}` }, ['paper', 'border'])
        : cheapestQuote(
            '/web-api/card-price',
            { productType, format: `${priceFormat}`, refinement: 'ohne' },
            ['paper'],
          ),
  ],
  [
    'collage',
    ({ productType, priceFormat }) =>
      cheapestQuote(
        '/web-api/collage-designer-merch-price',
        { collageType: productType, format: `${priceFormat}` },
        [],
      ),
  ],
  ['merch', cheapestVariant],
  [
    'photobook',
    ({ productType, priceFormat }) =>
      cheapestQuote('/web-api/photobook-price', { photobookType: productType, format: `${priceFormat}` }, [
        'cover',
        'paper',
        'lamination',
      ]),
  ],
  [
    'photoframe',
    ({ id, productType, priceFormat }) => {
      const choice: Query =
        productType === 'wandbild' ? { material: id } : { frameFamily: productType, frameType: id };
      return cheapestQuote(
        '/web-api/product-selection-photo-frame/price-article',
        { ...choice, matType: 'mat-none', format: `${priceFormat}` },
        [],
      );
    },
  ],
  [
    'photoprint',
    ({ priceFormat }) =>
      cheapestQuote('/price-api/prices/article', { format: `${priceFormat}` }, ['paper', 'border']),
  ],
  [
    'photobox',
    async ({ productType }) => {
      const answer = await call('GET /price-api/photoboxes', {
        query: { type: photoboxTypeSchema.parse(productType) },
      });
      const quotes = answer.ok ? answer.value.boxes.map(({ quote }) => quote.unitPrice) : [];
      return quotes.toSorted((one, other) => one.minorUnits - other.minorUnits)[0];
    },
  ],
];

test.each(ways)('every %s can be priced, and costs what was promised', async (kind, quoteOf) => {
  const products = await differentProducts(kind);
  expect(products.length).toBeGreaterThan(1);
  for (const product of products)
    expect({ product: product.name, price: await quoteOf(product) }).toEqual({
      product: product.name,
      price: product.priceFrom,
    });
});
