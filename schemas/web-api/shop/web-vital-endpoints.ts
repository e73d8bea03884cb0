import { z } from 'zod';
import { channelSchema } from '../../shop/markets/channel-schema.ts';
import type { Endpoint } from '../contract/endpoint.ts';

/** Main content painted, answer to a press painted (milliseconds), and layout shifted (a share of the window). */
const names = ['LCP', 'INP', 'CLS'] as const;

const webVitalSchema = z
  .strictObject({
    name: z.enum(names).meta({ description: 'What was measured, as web.dev defines it.' }),
    value: z.number().min(0).max(600_000).meta({
      description: 'Milliseconds; of CLS the share that was shifted.',
      example: 1200,
    }),
  })
  .meta({ id: 'WebVital' });
export type WebVital = z.infer<typeof webVitalSchema>;

/** Kinds of pages that are as quick as each other. */
const pages = ['page', 'configurator'] as const;
const devices = ['phone', 'desktop'] as const;

const takeIn = {
  summary: 'Hand in how quick a page was for a visitor who agreed to it',
  description:
    'Browsers send it when a page is left. It goes into the figures of the process, where those are read; nothing of it is stored.',
  tag: 'shop',
  needsShop: false,
  maximumBodyBytes: 2_000,
  body: z.strictObject({
    channel: channelSchema.meta({ description: 'Of the shop.' }),
    page: z.enum(pages).meta({ description: 'What kind of page it was.' }),
    device: z.enum(devices).meta({ description: 'By the width of its window.' }),
    vitals: z.array(webVitalSchema).min(1).max(names.length).meta({ description: 'What was measured.' }),
  }),
  answer: { status: 202, schema: z.strictObject({}) },
  refusals: [],
} as const satisfies Endpoint;

export const webVitalEndpoints = { 'POST /web-api/web-vitals': takeIn } as const;
