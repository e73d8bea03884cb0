import type { Database } from '@blattwerk/database/database.ts';
import { ownDraft, stories } from '@blattwerk/database/tables/stories.ts';
import type { IndexedStory } from '@blattwerk/schemas/usage/usage-index.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';

/** Stories whose contents are read at once; others are answered in between. */
const chunk = 50;

/** What an index must read again when it changes; in one line of all stories it costs a few milliseconds. */
const state = sql<string>`concat_ws(' ', ${stories.version}, coalesce(${stories.publishedVersion}, 0), ${stories.fullSlug}, ${stories.name})`;
const stateOfAll = sql<
  string | null
>`md5(string_agg(concat_ws(' ', ${stories.id}, ${state}), ',' order by ${stories.id}))`;

type StoryIndex = { put(story: IndexedStory): void; remove(id: number): void };

/**
 * An index of a space's stories, kept in memory. Each question first looks which stories have another version, name or
 * address than the index knows, so that it is right whichever process changed them, and reads only those.
 */
export function followStories<Index extends StoryIndex>(
  database: Database,
  spaceId: number,
  index: Index,
): () => Promise<Index> {
  const known = new Map<number, string>();
  let knownOfAll: string | null | undefined;
  let running: Promise<Index> | undefined;

  async function refresh(): Promise<Index> {
    const ofSpace = and(eq(stories.spaceId, spaceId), eq(stories.isFolder, false));
    const [all] = await database.select({ state: stateOfAll }).from(stories).where(ofSpace);
    if (all && all.state === knownOfAll) return index;
    const rows = await database.select({ id: stories.id, state }).from(stories).where(ofSpace);
    const states = new Map(rows.map((row) => [row.id, row.state]));
    for (const id of known.keys()) {
      if (states.has(id)) continue;
      index.remove(id);
      known.delete(id);
    }
    const changed = [...states.keys()].filter((id) => states.get(id) !== known.get(id));
    for (let start = 0; start < changed.length; start += chunk) {
      const read = await database
        .select({
          id: stories.id,
          name: stories.name,
          fullSlug: stories.fullSlug,
          ownDraft,
          published: stories.publishedContent,
        })
        .from(stories)
        .where(inArray(stories.id, changed.slice(start, start + chunk)));
      for (const { ownDraft, ...story } of read) {
        index.put({ ...story, draft: ownDraft ?? story.published });
        known.set(story.id, states.get(story.id) ?? '');
      }
    }
    knownOfAll = all?.state;
    return index;
  }

  return async () => {
    // A question that comes while stories are being read may have been asked after a change: it looks once more.
    await running?.catch(() => undefined);
    running ??= refresh().finally(() => {
      running = undefined;
    });
    return running;
  };
}
