import * as z from 'zod';
import { flag } from '../stories/story-selection.ts';

const line = z.string().max(1000).nullable();
const focus = z
  .string()
  .regex(/^(\d+x\d+:\d+x\d+)?$/, 'must look like 100x50:101x51')
  .nullable();

/** What may be said about an asset. */
export const assetMetadata = z
  .object({
    alt: line,
    title: line,
    copyright: line,
    source: line,
    focus,
    meta_data: z.record(z.string(), z.unknown()),
    asset_folder_id: z.coerce.number().int().nonnegative().nullable(),
    ext_id: z.string().max(255).nullable(),
    is_private: z.union([z.boolean(), flag]).nullable(),
    internal_tag_ids: z.union([
      z.array(z.coerce.number().int()),
      z.coerce
        .number()
        .int()
        .transform((id) => [id]),
    ]),
    expire_at: z.iso.datetime({ offset: true }).nullable(),
  })
  .partial();

/** Columns of the properties that were sent. */
export function assetColumns(input: z.output<typeof assetMetadata>) {
  return {
    alt: input.alt,
    title: input.title,
    copyright: input.copyright,
    source: input.source,
    focus: input.focus,
    externalId: input.ext_id,
    metaData: input.meta_data,
    folderId: input.asset_folder_id === undefined ? undefined : input.asset_folder_id || null,
    isPrivate: input.is_private ?? undefined,
    internalTagIds: input.internal_tag_ids,
    expireAt:
      input.expire_at === undefined || input.expire_at === null ? input.expire_at : new Date(input.expire_at),
  };
}
