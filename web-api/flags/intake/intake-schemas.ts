import { visitorKeySchema } from '@blattwerk/schemas/shop/flags/flag-rollout.ts';
import { z } from 'zod';

const flagName = z.string().min(1).max(200);
/** Of this century: a column of moments takes no others. */
const moment = z
  .number()
  .min(Date.UTC(2000))
  .max(Date.UTC(2100))
  .transform((time) => new Date(time));
const mostProperties = 300;
const mostPropertyBytes = 32_768;

const properties = z
  .record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))
  .refine((all) => Object.keys(all).length <= mostProperties, `must be at most ${mostProperties} properties`)
  // Clients count two bytes for each character, of which UTF-8 may take three.
  .refine(
    (all) => Buffer.byteLength(JSON.stringify(all)) <= mostPropertyBytes * 2,
    `must be at most ${mostPropertyBytes} bytes`,
  );

/** What a visitor did. */
export const eventsSchema = z
  .array(
    z.object({
      eventTypeId: z.string().regex(/^[a-zA-Z0-9][-_.:a-zA-Z0-9]{0,79}$/),
      trafficTypeName: z.string().min(1).max(100).toLowerCase(),
      key: visitorKeySchema,
      value: z.number().nullish(),
      timestamp: moment,
      properties: properties.nullish(),
    }),
  )
  .max(10_000);

/** Which treatments were shown, and why. */
export const impressionsSchema = z
  .array(
    z.object({
      f: flagName,
      i: z
        .array(
          z.object({
            k: visitorKeySchema,
            b: visitorKeySchema.nullish(),
            t: z.string().min(1).max(100),
            m: moment,
            c: z.number().nullish(),
            r: z.string().max(500).nullish(),
            properties: z.string().max(mostPropertyBytes).nullish(),
          }),
        )
        .max(30_000),
    }),
  )
  .max(1_000);

/** How often flags were asked in an hour. */
export const countsSchema = z.object({
  pf: z.array(z.object({ f: flagName, m: moment, rc: z.int().min(0).max(1e9) })).max(10_000),
});

/** Which visitors a browser asked flags for: itself. */
export const browserKeysSchema = z.object({
  keys: z.array(z.object({ k: visitorKeySchema, fs: z.array(flagName).max(1_000) })).max(10_000),
});

/** Which visitors a server asked a flag for. */
export const serverKeysSchema = z.object({
  keys: z.array(z.object({ f: flagName, ks: z.array(visitorKeySchema).max(100_000) })).max(1_000),
});

/** What a client says of itself, in words of its own. */
export const reportSchema = z.record(z.string(), z.json());

/** What leaves with a page wraps the same, and brings its key along: beacons have no headers. */
export const beaconSchema = z.object({
  entries: z.json(),
  token: z.string().max(200),
  sdk: z.string().max(100),
});
