import { stories } from '@blattwerk/database/tables/stories.ts';
import { shopDay } from '@blattwerk/schemas/shop/service/shop-day.ts';
import { eq, sql } from 'drizzle-orm';
import type { ContentSpace } from '../content-space/content-space.ts';
import { type JudgedPage, judgeDrafts } from './judge-drafts.ts';

export type SpaceHealth = () => Promise<readonly JudgedPage[]>;

const stateOfAll = sql<
  string | null
>`md5(string_agg(concat_ws(' ', ${stories.id}, ${stories.version}, coalesce(${stories.publishedVersion}, 0), ${stories.fullSlug}, ${stories.name}), ',' order by ${stories.id}))`;

/** How all drafts of the space are doing, as they are now: judged anew after a change of any, of the catalogue or of the day. */
export function createSpaceHealth(space: ContentSpace): SpaceHealth {
  let last: { state: string; pages: readonly JudgedPage[] } | undefined;
  let running: Promise<readonly JudgedPage[]> | undefined;

  async function refresh(): Promise<readonly JudgedPage[]> {
    const { database, config, catalogue } = space;
    const known = await catalogue.current();
    const [all] = await database
      .select({ state: stateOfAll })
      .from(stories)
      .where(eq(stories.spaceId, config.space.id));
    const version = known.state === 'unknown' ? '' : known.value.version;
    const state = [all?.state, version, shopDay(new Date())].join(' ');
    if (last?.state !== state) last = { state, pages: await judgeDrafts(space, known) };
    return last.pages;
  }

  return async () => {
    // A question that comes during a look may have been asked after a change: it looks once more.
    await running?.catch(() => undefined);
    running ??= refresh().finally(() => {
      running = undefined;
    });
    return running;
  };
}
