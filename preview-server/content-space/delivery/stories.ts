import { stories } from '@blattwerk/database/tables/stories.ts';
import { eq } from 'drizzle-orm';
import type { RequestHandler } from 'express';
import type { ContentSpace } from '../content-space.ts';
import { setPagingHeaders } from '../http/paging.ts';
import { notFound } from '../http/problems.ts';
import { readQuery } from '../http/read-input.ts';
import { isShareToken } from '../sharing/share-token.ts';
import { loadContentVersion } from '../spaces/content-version.ts';
import { listStories } from '../stories/list-stories.ts';
import type { DeliveryStory } from '../story-shape/delivery-story.ts';
import { assetsIn } from './assets-in-content.ts';
import { deliverStories } from './deliver-stories.ts';
import {
  type StoryParameters,
  singleStoryParameters,
  storyListParameters,
  withVersion,
} from './parameters.ts';
import type { DeliveryAnswer, Question, RememberPublished } from './remember-published.ts';
import { resolveReferences } from './resolve-references.ts';
import { storyByReference } from './story-by-reference.ts';

/** `GET cdn/stories` */
export function deliverStoryList(space: ContentSpace, remember: RememberPublished): RequestHandler {
  const { database, config } = space;
  return async (request, response) => {
    const asked = readQuery(storyListParameters, request, response);
    if (!asked) return;
    const query = withVersion(asked);
    const answer = await remember(questionOf('list', query), async () => {
      const { starts_with, language } = languageInPrefix(query, config.space.languages);
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
      const parameters = { ...query, language };
      const delivered = await deliverStories(database, config, found, parameters);
      const shown = delivered.map((story) => withoutProperties(story, query.excluding_story_fields));
      const body = await bodyOf(space, { stories: shown }, delivered, parameters);
      return { body, paging: { total, perPage: query.per_page } };
    });
    if (answer?.paging) setPagingHeaders(response, answer.paging.total, answer.paging.perPage);
    response.type('json').send(answer?.body);
  };
}

/** `GET cdn/stories/{full slug | id | uuid}` */
export function deliverSingleStory(
  space: ContentSpace,
  remember: RememberPublished,
): RequestHandler<{ reference: string[] }> {
  const { database, config } = space;
  return async (request, response) => {
    const asked = readQuery(singleStoryParameters, request, response);
    if (!asked) return;
    const query = withVersion(asked);
    const reference = request.params.reference.join('/');
    const isShared = isShareToken(query.token);
    const { version, language, find_by: findBy, content_type: types } = query;
    const work = async (): Promise<DeliveryAnswer | undefined> => {
      const found = await storyByReference(database, config, { reference, findBy, version, language });
      if (!found || (types && !types.includes(String(found.story.content.component)))) return undefined;
      // Of everything around it a shared draft shows what shoppers see.
      const around = isShared ? { version: 'published' as const } : {};
      const parameters: StoryParameters = { ...query, ...around, language: found.language };
      const delivered = await deliverStories(database, config, [found.story], parameters);
      const [story] = delivered;
      const shown = story && withoutProperties(story, query.excluding_story_fields);
      return { body: await bodyOf(space, { story: shown }, delivered, parameters) };
    };
    const answer = await remember(questionOf(`${isShared ? 'shared' : 'story'} ${reference}`, query), work);
    if (answer) response.type('json').send(answer.body);
    else notFound(response);
  };
}

/** Token and `cv` do not change an answer; descriptions of assets change without the content version. */
function questionOf(subject: string, { token: _token, cv: _cv, ...question }: StoryParameters): Question {
  return {
    isConstant: question.version === 'published' && !question.resolve_assets,
    key: `${subject} ${JSON.stringify(question)}`,
  };
}

async function bodyOf(
  { database, config }: ContentSpace,
  content: object,
  delivered: readonly DeliveryStory[],
  parameters: StoryParameters,
): Promise<string> {
  return JSON.stringify({
    ...content,
    cv: await loadContentVersion(database, config.space.id),
    ...(await resolveReferences(database, config, delivered, parameters)),
    ...(parameters.resolve_assets && { assets: await assetsIn(database, config, delivered) }),
  });
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
function withoutProperties(story: DeliveryStory, excluded: readonly string[]): object {
  if (excluded.length === 0) return story;
  const needed = ['id', 'uuid', 'content'];
  return Object.fromEntries(
    Object.entries(story).filter(([key]) => needed.includes(key) || !excluded.includes(key)),
  );
}
