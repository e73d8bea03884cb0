import { countrySchema } from '@blattwerk/schemas/shop/markets/country-schema.ts';
import { defaultRobots, robotsSchema } from '@blattwerk/schemas/shop/pages/page-metadata.ts';
import { customerTypeSchema } from '@blattwerk/schemas/shop/visitors/customer-type-schema.ts';
import { z } from 'zod';

/** The metadata fields of a page block; a field editors left broken counts as left out. */
export const pageMetadataSchema = z.object({
  title: z.string().catch(''),
  description: z.string().catch(''),
  robots: robotsSchema.catch(defaultRobots),
  useQueryParamsInCanoncial: z.boolean().catch(false),
  /** Where the page exists; everywhere when empty. */
  countries: z.array(countrySchema).catch([]),
  /** To whom it exists; to everybody when empty. */
  customerTypes: z.array(customerTypeSchema).catch([]),
  /** Days between which the page runs; always when empty. */
  shownFrom: z.string().catch(''),
  shownUntil: z.string().catch(''),
  ogImages: z.array(z.object({ filename: z.url() })).catch([]),
});

export type PageMetadata = z.infer<typeof pageMetadataSchema>;
