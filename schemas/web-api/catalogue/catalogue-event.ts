import { z } from 'zod';

/** What the back end posts, signed, to all who follow the catalogue, at each new version of it. */
export const catalogueEventSchema = z.object({
  /** A sentence for a person who reads the log. */
  text: z.string().optional(),
  action: z.literal('catalogue.changed'),
  version: z.string(),
});
export type CatalogueEvent = z.infer<typeof catalogueEventSchema>;

/** Where storefronts and the preview server take the event. */
export const catalogueHookPath = '/_hooks/catalogue';
