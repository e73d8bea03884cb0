import { z } from 'zod';
import { mostPhonePhotos, phoneLinkMinutes } from '../../configurator/phone-limits.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { photoSchema } from './photo-endpoints.ts';

const ofDraft = {
  tag: 'designs',
  needsShop: true,
  usesSession: true,
  params: z.strictObject({ id: z.uuid().meta({ description: 'Of a draft.' }) }),
} as const;
const ownersOnly = 'The draft’s owner alone: a customer by the session, a guest by the header `draft-key`.';

const makeLink = {
  ...ofDraft,
  summary: 'Makes a link by which a phone sends photos into a draft',
  description:
    `${ownersOnly} It takes ${mostPhonePhotos} photos within ${phoneLinkMinutes} minutes and shows nothing of the draft; an earlier one ` +
    'ends. The phone sends to `/web-api/uploads`, with `id` and `key` in the headers `phone-link` and `phone-key`.',
  answer: {
    status: 201,
    schema: z.strictObject({
      id: z.uuid(),
      key: z.string().meta({ description: 'What the phone proves it with; told this once.' }),
      expiresAt: z.iso.datetime(),
    }),
  },
  refusals: [404],
} as const satisfies Endpoint;

const end = {
  ...ofDraft,
  summary: 'Ends the phone’s link of a draft; what arrived stays',
  description: ownersOnly,
  answer: { status: 200, schema: z.strictObject({}) },
  refusals: [404],
} as const satisfies Endpoint;

const collect = {
  ...ofDraft,
  summary: 'Photos that have arrived from the phone and stand nowhere yet',
  description: `${ownersOnly} Asked every few seconds while a link is open.`,
  body: z.strictObject({
    taken: z.array(z.uuid()).max(mostPhonePhotos).meta({
      description:
        'Ids of photos that were answered before and have their place now: they are not answered again.',
    }),
  }),
  answer: {
    status: 200,
    schema: z.strictObject({
      expiresAt: z.iso
        .datetime()
        .nullable()
        .meta({ description: 'Of the open link; null: none is, or no longer.' }),
      underWay: z.int().min(0).meta({ description: 'Photos that are arriving.' }),
      photos: z.array(photoSchema).meta({ description: 'In the order in which they were begun.' }),
    }),
  },
  refusals: [404],
} as const satisfies Endpoint;

const look = {
  summary: 'Whether a phone’s link is open',
  description:
    'Asked by the phone: the link’s key stands in the header `phone-key`. Nothing of the draft is told.',
  tag: 'designs',
  needsShop: true,
  params: z.strictObject({ id: z.uuid().meta({ description: 'Of a link.' }) }),
  answer: {
    status: 200,
    schema: z.strictObject({
      expiresAt: z.iso.datetime(),
      left: z.int().min(0).meta({ description: 'Photos that it still takes.' }),
    }),
  },
  refusals: [404],
} as const satisfies Endpoint;

/** Photos that come from a phone. */
export const phoneEndpoints = {
  'POST /web-api/drafts/{id}/phone-link': makeLink,
  'DELETE /web-api/drafts/{id}/phone-link': end,
  'POST /web-api/drafts/{id}/phone-photos': collect,
  'GET /web-api/phone-links/{id}': look,
} as const;
