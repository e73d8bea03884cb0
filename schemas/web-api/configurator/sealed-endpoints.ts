import { z } from 'zod';
import { widthParameter } from '../catalogue/catalogue-endpoints.ts';
import type { Endpoint } from '../contract/endpoint.ts';

const picture = {
  summary: 'A picture of what was sealed, as it will be printed',
  description: 'Who knows the id may see it; it never changes. WebP.',
  tag: 'designs',
  needsShop: false,
  params: z.strictObject({
    sealId: z.uuid().meta({ description: 'As /web-api/drafts/{id}/seals answers it.' }),
    page: z
      .string()
      .regex(/^(front|0|[1-9]\d{0,2})$/)
      .meta({
        description: '`front` as a shopper sees it first, or a page counted from 0.',
        example: 'front',
      }),
  }),
  query: z.strictObject({ width: widthParameter }),
  answer: { status: 200, media: ['image/webp'] },
  refusals: [404, 503],
} as const satisfies Endpoint;

/** What was sealed to be bought. */
export const sealedEndpoints = { 'GET /web-api/sealed-pictures/{sealId}/{page}': picture } as const;
