import type { Queries } from '@blattwerk/database/database.ts';
import { assets } from '@blattwerk/database/tables/assets.ts';
import { type StoryRow, stories } from '@blattwerk/database/tables/stories.ts';
import type { JudgeContext } from '@blattwerk/schemas/rules/judge-story.ts';
import { anchorsIn, linkedPartsIn } from '@blattwerk/schemas/rules/model/anchors-in.ts';
import type { Finding } from '@blattwerk/schemas/rules/model/finding.ts';
import { knownStoriesOf } from '@blattwerk/schemas/rules/model/known-stories.ts';
import { pageTitle } from '@blattwerk/schemas/rules/model/page-title.ts';
import { shopDay } from '@blattwerk/schemas/shop/service/shop-day.ts';
import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { KnownFacts } from '../../catalogue/facts-source.ts';
import { factsOf } from '../../catalogue/facts-source.ts';
import { loadSpaceComponents } from '../components/load-space-components.ts';
import type { ContentSpace } from '../content-space.ts';
import { loadPlannedStates } from '../planned/planned-states.ts';

type Judged = Pick<StoryRow, 'uuid' | 'fullSlug' | 'name' | 'slug' | 'isFolder' | 'publishedVersion'>;

/** What the rules find in a story with that content, if it went live. */
type JudgeContent = (story: Judged, content: unknown) => Promise<Finding[]>;

/**
 * What the rules find in a story as it would be published.
 * @param known asked for before any transaction
 * @param at when it goes live, if that is to come: judged by that day, and by what is planned until then
 */
export async function judge(
  queries: Queries,
  space: Pick<ContentSpace, 'config' | 'judgeFor'>,
  known: KnownFacts,
  story: Judged,
  content: unknown,
  at?: Date,
): Promise<Finding[]> {
  return (await judgeOf(queries, space, known, at))(story, content);
}

/** The same for several stories, with the space as it is now: what they have in common is read once. */
export async function judgeOf(
  queries: Queries,
  { config, judgeFor }: Pick<ContentSpace, 'config' | 'judgeFor'>,
  known: KnownFacts,
  at?: Date,
): Promise<JudgeContent> {
  const place = await loadJudgeContext(queries, config.space.id, config.space.languages, at);
  const judgeStory = judgeFor(await loadSpaceComponents(queries, config.space.id));
  return async ({ uuid, fullSlug, name, slug, isFolder, publishedVersion }, content) => {
    const hasAnchor = await loadAnchors(queries, config.space.id, linkedPartsIn(content));
    const titled = await loadPagesTitled(queries, config.space.id, pageTitle(content));
    const context = { ...place, hasAnchor, pagesTitled: () => titled, catalogue: factsOf(known) };
    const published = publishedVersion !== null;
    return judgeStory(
      { uuid, full_slug: fullSlug, name, slug, is_folder: isFolder, published, content },
      context,
    );
  };
}

/** What the rules must know of a space besides the story, as it is now or will be at a time. */
export async function loadJudgeContext(
  queries: Queries,
  spaceId: number,
  languages: readonly string[],
  at?: Date,
): Promise<JudgeContext> {
  const planned = at && (await loadPlannedStates(queries, spaceId, at));
  const known = await queries
    .select({
      id: stories.id,
      uuid: stories.uuid,
      isFolder: stories.isFolder,
      isStartPage: stories.isStartpage,
      parentId: stories.parentId,
      isPublished: isNotNull(stories.publishedVersion).mapWith(Boolean),
    })
    .from(stories)
    .where(eq(stories.spaceId, spaceId));
  const files = await queries
    .select({ path: assets.path })
    .from(assets)
    .where(and(eq(assets.spaceId, spaceId), isNull(assets.deletedAt)));
  const knownStories = knownStoriesOf(
    known.map((story) => ({ ...story, isPublished: planned?.get(story.id) ?? story.isPublished })),
  );
  const paths = new Set(files.map(({ path }) => path));
  const marker = `/f/${spaceId}/`;
  return {
    storyAt: (uuidOrId) => knownStories.get(uuidOrId),
    folderExists: (id) => knownStories.get(String(id))?.isFolder ?? false,
    assetExists: (filename) => {
      const start = filename.indexOf(marker);
      return start >= 0 && paths.has(filename.slice(start + marker.length).replace(/[?#].*$/, ''));
    },
    languages,
    today: shopDay(at ?? new Date()),
  };
}

/** Parts that links may lead to in those stories, as shoppers see them. */
async function loadAnchors(queries: Queries, spaceId: number, uuids: readonly string[]) {
  const read =
    uuids.length === 0
      ? []
      : await queries
          .select({ uuid: stories.uuid, content: stories.publishedContent })
          .from(stories)
          .where(and(eq(stories.spaceId, spaceId), inArray(stories.uuid, [...uuids])));
  const anchors = new Map(read.map(({ uuid, content }) => [uuid, anchorsIn(content)]));
  return (uuid: string, anchor: string) => anchors.get(uuid)?.has(anchor) ?? true;
}

/** Pages that a finding could name. */
const mostTitled = 4;

/** Full slugs of a few pages with a title, drafts among them. */
async function loadPagesTitled(queries: Queries, spaceId: number, title: string | undefined) {
  if (title === undefined) return [];
  const pages = await queries
    .select({ fullSlug: stories.fullSlug })
    .from(stories)
    .where(and(eq(stories.spaceId, spaceId), eq(stories.title, title)))
    .limit(mostTitled);
  return pages.map(({ fullSlug }) => fullSlug);
}
