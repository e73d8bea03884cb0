import { stories } from '@blattwerk/database/tables/stories.ts';
import { eq } from 'drizzle-orm';
import type { RequestHandler } from 'express';
import type { ContentSpace } from '../content-space.ts';
import { setPagingHeaders } from '../http/paging.ts';
import { notFound } from '../http/problems.ts';
import { readQuery } from '../http/read-input.ts';
import { loadContentVersion } from '../spaces/content-version.ts';
import { listStories } from '../stories/list-stories.ts';
import type { DeliveryStory } from '../story-shape/delivery-story.ts';
import { assetsIn } from './assets-in-content.ts';
import { deliverStories } from './deliver-stories.ts';
import { type StoryParameters, singleStoryParameters, storyListParameters } from './parameters.ts';
import { resolveReferences } from './resolve-references.ts';
import { storyByReference } from './story-by-reference.ts';

/** `GET cdn/stories` */
export function deliverStoryList({ database, config }: ContentSpace): RequestHandler {
  return async (request, response) => {
    const query = readQuery(storyListParameters, request, response);
    if (!query) return;
    const { starts_with, language } = languageInPrefix(query, config.space.languages);
    const parameters = { ...query, language };
    const hasNoStories = query.in_workflow_stages !== undefined || query.only_variants === true;
    const { stories: found, total } = hasNoStories
      ? { stories: [], total: 0 }
      : await listStories(database, {
          spaceId: config.space.id,
          version: query.version,
          selection: { ...query, starts_with },
          where: eq(stories.isFolder, false),
          page: { page: query.page, perPage: query.per_page },
        });
    const delivered = await deliverStories(database, config, found, parameters);
    setPagingHeaders(response, total, query.per_page);
    response.json({
      stories: delivered.map((story) => withoutProperties(story, query.excluding_story_fields)),
      cv: await loadContentVersion(database, config.space.id),
      ...(await resolveReferences(database, config, delivered, parameters)),
      ...(query.resolve_assets && { assets: await assetsIn(database, config, delivered) }),
    });
  };
}

/** `GET cdn/stories/{full slug | id | uuid}` */
export function deliverSingleStory({
  database,
  config,
}: ContentSpace): RequestHandler<{ reference: string[] }> {
  return async (request, response) => {
    const query = readQuery(singleStoryParameters, request, response);
    if (!query) return;
    const found = await storyByReference(database, config, {
      reference: request.params.reference.join('/'),
      findBy: query.find_by,
      version: query.version,
      language: query.language,
    });
    if (
      !found ||
      (query.content_type && !query.content_type.includes(String(found.story.content.component)))
    ) {
      notFound(response);
      return;
    }
    const parameters: StoryParameters = { ...query, language: found.language };
    const delivered = await deliverStories(database, config, [found.story], parameters);
    response.json({
      story: withoutProperties(delivered[0], query.excluding_story_fields),
      cv: await loadContentVersion(database, config.space.id),
      ...(await resolveReferences(database, config, delivered, parameters)),
      ...(query.resolve_assets && { assets: await assetsIn(database, config, delivered) }),
    });
  };
}

/** `starts_with=en/blattwerk` asks for English, as an address that begins with a language does. */
function languageInPrefix(
  { starts_with, language }: { starts_with?: string | undefined; language: string },
  languages: readonly string[],
) {
  const [prefix = '', ...rest] = (starts_with ?? '').replace(/^\//, '').split('/');
  return rest.length > 0 && languages.includes(prefix)
    ? { starts_with: rest.join('/'), language: prefix }
    : { starts_with, language };
}

/** Leaves out properties of the story itself; id, uuid and content are needed to put references in place. */
function withoutProperties(
  story: DeliveryStory | undefined,
  excluded: readonly string[],
): object | undefined {
  if (!story || excluded.length === 0) return story;
  const needed = ['id', 'uuid', 'content'];
  return Object.fromEntries(
    Object.entries(story).filter(([key]) => needed.includes(key) || !excluded.includes(key)),
  );
}
