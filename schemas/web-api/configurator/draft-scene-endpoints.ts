import { z } from 'zod';
import { widthParameter } from '../catalogue/catalogue-endpoints.ts';
import type { Endpoint } from '../contract/endpoint.ts';

const ofDraft = { tag: 'designs', needsShop: true, usesSession: true } as const;
const ownersOnly = 'The draft’s owner alone: a customer by the session, a guest by the header `draft-key`.';
const id = z.uuid().meta({ description: 'Of a draft.' });
const scene = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(80);

const list = {
  ...ofDraft,
  summary: 'The scenes that a draft can be pictured in',
  description: ownersOnly,
  params: z.strictObject({ id }),
  answer: {
    status: 200,
    schema: z.strictObject({ scenes: z.array(scene).meta({ description: 'The most telling first.' }) }),
  },
  refusals: [404],
} as const satisfies Endpoint;

const picture = {
  ...ofDraft,
  summary: 'A draft in a scene, as products are pictured (WebP)',
  description: `${ownersOnly} Drawn as it was kept last, and kept nowhere: it may show the customer’s photos.`,
  params: z.strictObject({
    id,
    scene: scene.meta({ description: 'One that suits the draft.', example: 'card-standing' }),
  }),
  query: z.strictObject({ width: widthParameter }),
  answer: { status: 200, media: ['image/webp'] },
  refusals: [404, 422, 503],
} as const satisfies Endpoint;

/** What is designed, pictured in the places that products are pictured in. */
export const draftSceneEndpoints = {
  'GET /web-api/drafts/{id}/scenes': list,
  'GET /web-api/drafts/{id}/scenes/{scene}': picture,
} as const;
