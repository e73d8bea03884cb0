import { catalogueFactsSchema } from '../../shop/products/catalogue-facts.ts';
import type { Endpoint } from '../contract/endpoint.ts';

const catalogueFacts = {
  summary: 'What the catalogue knows, for judging whether pages refer to what exists and is sold',
  description:
    'Every product and theme with the markets it is sold and priced in. Compressed; with `If-None-Match` the answer is ' +
    '304 as long as nothing has changed.',
  tag: 'catalogue',
  needsShop: false,
  answer: { status: 200, schema: catalogueFactsSchema },
  refusals: [503],
} as const satisfies Endpoint;

/** Facts about the catalogue as a whole. */
export const catalogueFactsEndpoints = { 'GET /web-api/catalogue-facts': catalogueFacts } as const;
