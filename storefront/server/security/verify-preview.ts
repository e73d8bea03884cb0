import { createHash, timingSafeEqual } from 'node:crypto';
import { previewDayParameter } from '@blattwerk/schemas/preview/preview-day.ts';
import { previewReleaseParameter } from '@blattwerk/schemas/preview/preview-release.ts';
import { customerTypeSchema } from '@blattwerk/schemas/shop/visitors/customer-type-schema.ts';
import type { CustomerType } from '@blattwerk/schemas/shop/visitors/customer-types.ts';
import { previewedCustomerParameter } from '@blattwerk/schemas/shop/visitors/previewed-customer.ts';
import { z } from 'zod';

/** Seconds a signature counts; the content service's own limit. */
const maxAgeSeconds = 3600;
/** Seconds the editor's clock may run ahead. */
const maxSkewSeconds = 60;

const previewQuerySchema = z.object({
  storyId: z.coerce.number().int().positive(),
  language: z.string().regex(/^(default|[a-z]{2}(-[a-z]{2})?)$/),
  spaceId: z.string(),
  timestamp: z.coerce.number().int(),
  token: z.string().regex(/^[0-9a-f]{40}$/),
  day: z.iso.date().optional(),
  release: z.coerce.number().int().positive().optional().catch(undefined),
  customerType: customerTypeSchema.optional(),
});

export type PreviewRequest = {
  storyId: number;
  /** As the content space names it: `default` or a code. */
  language: string;
  /** `YYYY-MM-DD`: the shop as it will be at the end of that day in Germany; undefined for drafts as they are. */
  day?: string;
  /** The release whose drafts are shown; undefined for ordinary ones. */
  release?: number;
  /** As whom the editor looks at the page; left out, as this browser is known to the shop. */
  customerType?: CustomerType;
};

/** Parameters the editor adds; a query with the first of them asks for a preview. */
export function asksForPreview(query: URLSearchParams): boolean {
  return query.has('_storyblok');
}

/**
 * The preview a query asks for, when its signature is the content space's (hex SHA-1 over
 * `<space>:<preview token>:<timestamp>`) and not older than an hour; otherwise undefined.
 */
export function verifyPreview(
  query: URLSearchParams,
  secrets: { spaceId: string; previewToken: string },
  nowSeconds: number,
): PreviewRequest | undefined {
  const asked = previewQuerySchema.safeParse({
    storyId: query.get('_storyblok'),
    language: query.get('_storyblok_lang') || 'default',
    spaceId: query.get('_storyblok_tk[space_id]'),
    timestamp: query.get('_storyblok_tk[timestamp]'),
    token: query.get('_storyblok_tk[token]'),
    day: query.get(previewDayParameter) ?? undefined,
    release: query.get(previewReleaseParameter) ?? undefined,
    customerType: query.get(previewedCustomerParameter) ?? undefined,
  });
  if (!asked.success) return undefined;
  const { storyId, language, spaceId, timestamp, token, day, release, customerType } = asked.data;

  const signed = createHash('sha1').update(`${spaceId}:${secrets.previewToken}:${timestamp}`).digest();
  const isGenuine = timingSafeEqual(signed, Buffer.from(token, 'hex'));
  const isFresh = timestamp > nowSeconds - maxAgeSeconds && timestamp <= nowSeconds + maxSkewSeconds;
  if (!isGenuine || !isFresh || spaceId !== secrets.spaceId) return undefined;
  return {
    ...{ storyId, language },
    ...(day !== undefined && { day }),
    ...(release !== undefined && { release }),
    ...(customerType && { customerType }),
  };
}
