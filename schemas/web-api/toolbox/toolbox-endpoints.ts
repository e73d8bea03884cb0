import { z } from 'zod';
import type { Endpoint } from '../contract/endpoint.ts';
import { wholeNumber } from '../contract/parameters.ts';

/** The only kinds of files the toolbox makes. */
const toolboxMedia = ['image/jpeg', 'image/png', 'image/webp'] as const;

const fileSchema = z
  .strictObject({
    id: z.string().meta({ description: 'Opens the file at /web-api/toolbox-download until it expires.' }),
    url: z.string().meta({ description: 'Path of the download, on this host.' }),
    name: z
      .string()
      .meta({ description: 'What the file is called when it is saved.', example: 'urlaub-druck.jpg' }),
    media: z.enum(toolboxMedia),
    bytes: z.number().int(),
    width: z.number().int().meta({ description: 'Pixels, upright.' }),
    height: z.number().int(),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'ToolboxFile' });

const printSizeSchema = z
  .strictObject({
    dotsPerInch: z.number().int(),
    width: z.number().meta({ description: 'Millimetres at that resolution.' }),
    height: z.number().meta({ description: 'Millimetres.' }),
  })
  .meta({ id: 'PrintSize' });

const noticesSchema = z
  .array(z.strictObject({ code: z.enum(['first-picture-only']), text: z.string() }))
  .meta({
    description: 'What the customer should know, in the language of the locale.',
  });

const pictureRules =
  'Takes JPEG, PNG, WebP, AVIF, TIFF and GIF up to 64 megapixels; the kind is read from the file itself, never from its ' +
  'name. Pictures are turned upright, converted to sRGB and freed of everything but their pixels (place, camera, ' +
  'names); of several pictures in one file the first is taken. SVG is refused, HEIC with a sentence that says how to ' +
  'save it as JPEG. Refusals carry a sentence for the customer in `message.text`.';

const dotsPerInch = wholeNumber({ minimum: 72, maximum: 300 });

const convertFile = {
  summary: 'Makes a picture ready for print',
  description: `${pictureRules} Answers a JPEG of full resolution, or a PNG where the picture is see-through.`,
  tag: 'toolbox',
  needsShop: true,
  usesSession: true,
  upload: {
    maximumBytes: 30_000_000,
    fields: z.strictObject({
      format: z
        .enum(['auto', 'jpeg', 'png'])
        .default('auto')
        .meta({ description: '`jpeg` lays see-through pictures on white.' }),
    }),
  },
  answer: {
    status: 201,
    schema: z.strictObject({ file: fileSchema, print: printSizeSchema, notices: noticesSchema }),
  },
  refusals: [413, 415, 422, 503],
} as const satisfies Endpoint;

const optimizeImage = {
  summary: 'Makes a picture smaller, for screens',
  description: pictureRules,
  tag: 'toolbox',
  needsShop: true,
  usesSession: true,
  upload: {
    maximumBytes: 30_000_000,
    fields: z.strictObject({
      format: z
        .enum(['keep', 'jpeg', 'png', 'webp'])
        .default('keep')
        .meta({ description: '`keep` answers JPEG, PNG or WebP, whichever is nearest to the original.' }),
      maximumSide: wholeNumber({ minimum: 16, maximum: 10_000 })
        .optional()
        .meta({ description: 'Pixels of the longer side; pictures are never enlarged.' }),
      quality: wholeNumber({ minimum: 30, maximum: 100 })
        .optional()
        .meta({ description: 'Of JPEG and WebP; 85 without it.' }),
    }),
  },
  answer: {
    status: 201,
    schema: z.strictObject({
      file: fileSchema,
      originalBytes: z.number().int(),
      savedBytes: z.number().int().min(0),
      notices: noticesSchema,
    }),
  },
  refusals: [413, 415, 422, 503],
} as const satisfies Endpoint;

const convertPdf = {
  summary: 'Makes a picture of each page of a PDF',
  description:
    'At most 40 pages and 30 seconds. Pages of more than 36 megapixels are drawn at a lower resolution, which the ' +
    'answer names. PDFs with a password are refused.',
  tag: 'toolbox',
  needsShop: true,
  usesSession: true,
  upload: {
    maximumBytes: 50_000_000,
    fields: z.strictObject({
      dotsPerInch: dotsPerInch.optional().meta({ description: '300, as print wants it, without it.' }),
    }),
  },
  answer: {
    status: 201,
    schema: z.strictObject({
      pages: z.array(z.strictObject({ number: z.number().int(), file: fileSchema, print: printSizeSchema })),
    }),
  },
  refusals: [413, 415, 422, 503],
} as const satisfies Endpoint;

const download = {
  summary: 'A file that the toolbox has made',
  description: 'Needs no headers, so that a plain link works. The id is signed and expires after an hour.',
  tag: 'toolbox',
  needsShop: false,
  query: z.strictObject({
    id: z.string().min(1).max(1000).meta({ description: 'As the toolbox answered it.' }),
  }),
  answer: { status: 200, media: toolboxMedia, refusesByPage: true },
  refusals: [404, 410],
} as const satisfies Endpoint;

/** Turns what customers have into what can be printed. */
export const toolboxEndpoints = {
  'POST /web-api/toolbox-convert-file': convertFile,
  'POST /web-api/toolbox-convert-pdf': convertPdf,
  'POST /web-api/toolbox-optimize-image': optimizeImage,
  'GET /web-api/toolbox-download': download,
} as const;
