import { z } from 'zod';

/** One country and language of a channel, as the storefront serves it. */
const siteSchema = z.object({
  locale: z.string(),
  country: z.string(),
  language: z.string(),
  origin: z.string(),
  pathPrefix: z.string(),
});

const channelSchema = z.object({
  id: z.string(),
  label: z.string(),
  folder: z.string(),
  hasTrailingSlash: z.boolean(),
  sites: z.array(siteSchema),
});

/** Body of `GET /workspace/config.json`. `language` codes are the content space's (`default`, `en`, …). */
export const workspaceConfigSchema = z.object({
  spaceId: z.number().int(),
  managementToken: z.string().nullable(),
  channels: z.array(channelSchema),
  /** Address of the plugin that edits a field type: `blattwerk-product` -> `http://plugins.localhost:4000/…`. */
  fieldPlugins: z.record(z.string(), z.string()),
  languages: z.array(z.object({ code: z.string(), label: z.string() })),
  /** Whether orders are worked on at `/orders`. */
  hasOrderDesk: z.boolean(),
  /** Whether cards are made at `/designs`. */
  hasDesignDesk: z.boolean(),
  /** Whether flags are rolled out at `/flags`. */
  hasFlagDesk: z.boolean(),
  /** Whether figures of visits are shown at `/figures`. */
  hasFigures: z.boolean(),
  /** Whether programs may suggest changes of pages. */
  hasAssistants: z.boolean(),
  /** Whether editors sign in with accounts of their own. */
  hasAccounts: z.boolean(),
  /** Whether blocks that only the space knows are judged by its components. */
  spaceBlocks: z.enum(['judge', 'refuse']),
});

export type Site = z.infer<typeof siteSchema>;
export type ChannelConfig = z.infer<typeof channelSchema>;
export type WorkspaceConfig = z.infer<typeof workspaceConfigSchema>;
