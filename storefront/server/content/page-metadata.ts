import { z } from 'zod';

const robots = ['noindex,nofollow', 'index,follow', 'noindex,follow', 'index,nofollow'] as const;

/** The metadata fields of a page block; a field editors left broken counts as left out. */
export const pageMetadataSchema = z.object({
  title: z.string().catch(''),
  description: z.string().catch(''),
  robots: z.enum(robots).catch('noindex,nofollow'),
  useQueryParamsInCanoncial: z.boolean().catch(false),
  ogImages: z.array(z.object({ filename: z.url() })).catch([]),
});

export type PageMetadata = z.infer<typeof pageMetadataSchema>;
