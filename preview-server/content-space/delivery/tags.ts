import { stories } from '@blattwerk/database/tables/stories.ts';
import { and, like } from 'drizzle-orm';
import type { RequestHandler } from 'express';
import type { ContentSpace } from '../content-space.ts';
import { readQuery } from '../http/read-input.ts';
import { matchesFilter } from '../stories/filter-query.ts';
import { startsWithPattern } from '../stories/like-pattern.ts';
import { contentColumn, storiesOf } from '../stories/story-columns.ts';
import { tagParameters, versionOf } from './parameters.ts';

/** `GET cdn/tags`: every tag and how many stories carry it. */
export function deliverTags({ database, config }: ContentSpace): RequestHandler {
  return async (request, response) => {
    const query = readQuery(tagParameters, request, response);
    if (!query) return;
    const { filter_query: filter, starts_with } = query;
    const version = versionOf(query);
    const rows = await database
      .select({ tags: stories.tags, content: contentColumn(version) })
      .from(stories)
      .where(
        and(
          storiesOf(config.space.id, version),
          starts_with ? like(stories.fullSlug, startsWithPattern(starts_with)) : undefined,
        ),
      );
    const counts = new Map<string, number>();
    for (const { tags, content } of rows) {
      if (filter && !matchesFilter(content, filter)) continue;
      for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1);
    }
    const names = [...counts.keys()].sort((a, b) => a.localeCompare(b, 'de'));
    response.json({ tags: names.map((name) => ({ name, taggings_count: counts.get(name) })) });
  };
}
