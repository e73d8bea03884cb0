import { stories } from '@blattwerk/database/tables/stories.ts';
import { and, eq, isNotNull } from 'drizzle-orm';
import * as z from 'zod';
import { listEnvelopes } from '../../content-space/stories/list-stories.ts';
import { defineTool } from './tool.ts';

const perPage = 50;

export const findStoriesTool = defineTool({
  name: 'find_stories',
  title: 'Find pages',
  description:
    'Lists pages by words in their texts, by a block they hold, or by the beginning of their address. 50 at a time.',
  action: 'read',
  input: z.strictObject({
    words: z
      .string()
      .trim()
      .min(1)
      .max(200)
      .optional()
      .describe('Part of a name or a text; case does not matter'),
    component: z.string().max(100).optional().describe('Technical name of a block, such as main_teaser'),
    under: z.string().max(1000).optional().describe('Beginning of the full slug, such as blattwerk/hochzeit'),
    publishedOnly: z.boolean().default(false),
    page: z.int().min(1).max(10_000).default(1),
  }),
  async run({ words, component, under, publishedOnly, page }, { desk: { space } }) {
    const { rows, total } = await listEnvelopes(space.database, {
      spaceId: space.config.space.id,
      version: 'draft',
      selection: {
        ...(words !== undefined && { search_term: words }),
        ...(component !== undefined && { contain_component: [component] }),
        ...(under !== undefined && { starts_with: under }),
      },
      where: and(
        eq(stories.isFolder, false),
        publishedOnly ? isNotNull(stories.publishedVersion) : undefined,
      ),
      page: { page, perPage },
    });
    const pages = rows.map(({ id, name, fullSlug, contentType, publishedVersion, version }) => ({
      ...{ id, name, fullSlug, contentType, isPublished: publishedVersion !== null },
      hasUnpublishedChanges: publishedVersion !== null && publishedVersion !== version,
    }));
    return { ok: true, value: { total, page, pages } };
  },
});
