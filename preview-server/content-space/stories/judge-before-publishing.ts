import type { Queries } from '@blattwerk/database/database.ts';
import { assets } from '@blattwerk/database/tables/assets.ts';
import { stories } from '@blattwerk/database/tables/stories.ts';
import type { JudgeContext } from '@blattwerk/schemas/rules/judge-story.ts';
import type { Finding } from '@blattwerk/schemas/rules/model/finding.ts';
import { shopDay } from '@blattwerk/schemas/shop/service/shop-day.ts';
import { and, eq, isNull } from 'drizzle-orm';
import type { KnownFacts } from '../../catalogue/facts-source.ts';
import { factsOf } from '../../catalogue/facts-source.ts';
import type { ContentSpace } from '../content-space.ts';

type Judged = { fullSlug: string; name: string; slug: string; isFolder: boolean };

/**
 * What the rules find in a story as it would be published.
 * @param known asked for before any transaction
 */
export async function judge(
  queries: Queries,
  { config, judge: judgeStory }: Pick<ContentSpace, 'config' | 'judge'>,
  known: KnownFacts,
  { fullSlug, name, slug, isFolder }: Judged,
  content: unknown,
): Promise<Finding[]> {
  const place = await loadJudgeContext(queries, config.space.id, config.space.languages);
  const context = { ...place, catalogue: factsOf(known) };
  return judgeStory({ full_slug: fullSlug, name, slug, is_folder: isFolder, content }, context);
}

/** What the rules must know of a space besides the story. */
export async function loadJudgeContext(
  queries: Queries,
  spaceId: number,
  languages: readonly string[],
): Promise<JudgeContext> {
  const known = await queries
    .select({ id: stories.id, uuid: stories.uuid })
    .from(stories)
    .where(eq(stories.spaceId, spaceId));
  const files = await queries
    .select({ path: assets.path })
    .from(assets)
    .where(and(eq(assets.spaceId, spaceId), isNull(assets.deletedAt)));
  const storyIds = new Set(known.flatMap(({ id, uuid }) => [String(id), uuid]));
  const paths = new Set(files.map(({ path }) => path));
  const marker = `/f/${spaceId}/`;
  return {
    storyExists: (uuidOrId) => storyIds.has(uuidOrId),
    assetExists: (filename) => {
      const start = filename.indexOf(marker);
      return start >= 0 && paths.has(filename.slice(start + marker.length).replace(/[?#].*$/, ''));
    },
    languages,
    today: shopDay(new Date()),
  };
}
