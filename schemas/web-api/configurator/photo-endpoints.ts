import { z } from 'zod';
import { likenessSchema } from '../../configurator/photo-likeness.ts';
import { mostPhotoBytes } from '../../configurator/photo-limits.ts';
import { photoPath } from '../../configurator/photo-path.ts';
import type { Endpoint } from '../contract/endpoint.ts';

/** Widths a customer's photo is answered in, in pixels: a thumbnail, the stage, the whole screen. */
export const photoWidths = [320, 1200, 2000] as const;

const share = z.number().min(0).max(1);

export const photoSchema = z
  .strictObject({
    id: z.uuid(),
    url: z.string().regex(photoPath).meta({
      description: 'Signed path on this host; with `?width=` the picture, and what DELETE takes.',
    }),
    width: z.int().positive().meta({ description: 'Pixels, upright.' }),
    height: z.int().positive(),
    focus: z
      .strictObject({ x: share, y: share })
      .meta({ description: 'What the eye goes to, as shares of width and height.' }),
    capturedAt: z
      .string()
      .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/)
      .nullable()
      .meta({ description: 'As the camera’s clock said, which knows no time zone; null: it did not.' }),
    likeness: likenessSchema.meta({
      description: 'Photos that look alike differ in few of its 64 bits.',
    }),
    sharpness: z
      .number()
      .min(0)
      .meta({ description: 'Higher is sharper; for comparing photos that look alike.' }),
    expiresAt: z.iso.datetime().meta({ description: 'Later with every use.' }),
  })
  .meta({ id: 'Photo' });

const params = z.strictObject({
  id: z.uuid().meta({ description: 'As it was answered.', example: 'b1f9a5c2-7f0e-4c58-9d0b-3f3f5a1c9e10' }),
  signature: z
    .string()
    .regex(/^[\w-]{1,100}$/)
    .meta({ description: 'As `url` has it; with another one there is no photo.' }),
});

const send = {
  summary: 'Takes a photo that a customer wants printed',
  description:
    'Takes JPEG, PNG, WebP, AVIF, TIFF and GIF up to 64 megapixels; the kind is read from the file itself, never from its ' +
    'name. The photo is turned upright, converted to sRGB and freed of everything but its pixels (place, camera, ' +
    'names). It is deleted 60 days after it was last looked at. Refusals carry a sentence for the customer in `message.text`.',
  tag: 'designs',
  needsShop: true,
  usesSession: true,
  upload: { maximumBytes: mostPhotoBytes, fields: z.strictObject({}) },
  answer: { status: 201, schema: photoSchema },
  refusals: [413, 415, 422, 503],
} as const satisfies Endpoint;

const sendWhole = {
  summary: 'Makes a photo of a file that has arrived in parts',
  description:
    'Large files are sent to `/web-api/uploads` by the tus protocol 1.0 (tus.io; extensions creation and termination), which goes on ' +
    'after a broken connection; files and refusals are those of `POST /web-api/photos`. Asked once more it answers the same photo. ' +
    'What was refused is forgotten at once, what is never asked for after a day.',
  tag: 'designs',
  needsShop: true,
  usesSession: true,
  params: z.strictObject({
    upload: z
      .string()
      .regex(/^[0-9a-f-]{36}\.[\w-]{43}$/)
      .meta({
        description: 'The last part of the address that the tus protocol answered.',
        example: `b1f9a5c2-7f0e-4c58-9d0b-3f3f5a1c9e10.${'a'.repeat(43)}`,
      }),
  }),
  answer: { status: 201, schema: photoSchema },
  refusals: [403, 404, 409, 415, 422, 503],
} as const satisfies Endpoint;

const show = {
  summary: 'A customer’s photo as a picture for screens',
  description: 'Needs no headers, so that it can stand in a page. WebP.',
  tag: 'designs',
  needsShop: false,
  params,
  query: z.strictObject({
    width: z
      .enum(photoWidths.map(String))
      .transform(Number)
      .meta({
        description: 'In pixels; a smaller photo keeps its own.',
        override: { type: 'integer', enum: [...photoWidths] },
      }),
  }),
  answer: { status: 200, media: ['image/webp'] },
  refusals: [404, 503],
} as const satisfies Endpoint;

const remove = {
  summary: 'Deletes a customer’s photo',
  description: 'One that is to be printed for an order stays until that is done.',
  tag: 'designs',
  needsShop: false,
  params,
  answer: { status: 200, schema: z.strictObject({ deleted: z.literal(true) }) },
  refusals: [404, 409],
} as const satisfies Endpoint;

/** What customers print of their own. */
export const photoEndpoints = {
  'POST /web-api/photos': send,
  'GET /web-api/photos/{id}/{signature}': show,
  'DELETE /web-api/photos/{id}/{signature}': remove,
} as const;

/** What becomes of files that came in parts. */
export const uploadEndpoints = { 'POST /web-api/uploads/{upload}/photo': sendWhole } as const;
