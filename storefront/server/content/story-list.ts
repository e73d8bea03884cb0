import { z } from 'zod';
import type { PublishedStory } from '../../page/request/page-data.ts';
import { storySchema } from './story.ts';

const linkSchema = z.object({
  name: z.string(),
  slug: z.string(),
  is_folder: z.boolean(),
  published: z.boolean(),
});

export const linksResponseSchema = z.object({ links: z.record(z.string(), linkSchema) });

/** The pages among the links of a channel: no folders, no settings, ordered by address. */
export function listStories(links: Record<string, z.infer<typeof linkSchema>>): readonly PublishedStory[] {
  return Object.values(links)
    .filter(({ is_folder, published, slug }) => published && !is_folder && !/^[^/]+\/settings$/.test(slug))
    .map(({ name, slug }) => ({ name, full_slug: slug }))
    .sort((a, b) => (a.full_slug < b.full_slug ? -1 : 1));
}

export const storyListResponseSchema = z.object({
  stories: z.array(storySchema.extend({ published_at: z.string().nullish() })),
});

export const datasourceEntriesResponseSchema = z.object({
  datasource_entries: z.array(z.object({ name: z.string(), value: z.string().nullable() })),
});
