import type { Queries } from '@blattwerk/database/database.ts';
import { type StoryRow, stories, storyVersions } from '@blattwerk/database/tables/stories.ts';
import { eq } from 'drizzle-orm';
import type { ContentSpace } from '../../content-space.ts';
import { raiseContentVersion } from '../../spaces/content-version.ts';
import { storyEvent } from '../../stories/story-event.ts';
import { lockStory } from '../../stories/update-story.ts';
import { noteDoubts } from '../../translations/note-doubts.ts';

type Contents = { draft: unknown; published: unknown };

/** What came of it: stories that were changed, how many of them before shoppers, and what webhooks are to be told. */
export type Rewritten = { pages: number; live: number; deliveries: number[] };

/**
 * Changes drafts and published contents of several stories at once, in the transaction that is open. Each gets new
 * versions, so that its history shows what happened: one where the draft is what is published, otherwise the published
 * one and then the draft. Published pages stay published, and drafts stay unpublished.
 */
export async function rewriteStories(
  queries: Queries,
  { config, webhooks }: Pick<ContentSpace, 'config' | 'webhooks'>,
  ids: readonly number[],
  change: { author: string; rewrite(story: StoryRow): Contents },
): Promise<Rewritten> {
  const result: Rewritten = { pages: 0, live: 0, deliveries: [] };
  // In one order, so that two who do this at once never wait for each other.
  for (const id of ids.toSorted((one, other) => one - other)) {
    const story = await lockStory(queries, config.space.id, id);
    if (!story) continue;
    const contents = change.rewrite(story);
    const isDraftChanged = contents.draft !== story.content;
    const isLiveChanged = story.publishedContent !== null && contents.published !== story.publishedContent;
    if (!isDraftChanged && !isLiveChanged) continue;
    await writeVersions(queries, story, contents, { author: change.author, isLiveChanged });
    const saved = { storyId: id, before: story.content, after: contents.draft };
    await noteDoubts(queries, saved, config.space.languages);
    result.pages += 1;
    if (!isLiveChanged) continue;
    result.live += 1;
    result.deliveries.push(...(await webhooks.queue(queries, storyEvent('published', story))));
  }
  if (result.live > 0) await raiseContentVersion(queries, config.space.id);
  return result;
}

async function writeVersions(
  queries: Queries,
  story: StoryRow,
  contents: Contents,
  { author, isLiveChanged }: { author: string; isLiveChanged: boolean },
): Promise<void> {
  const now = new Date();
  const draft = asContent(contents.draft);
  const published = isLiveChanged ? asContent(contents.published) : undefined;
  const isDraftLive = story.publishedVersion === story.version;
  const first = story.version + 1;
  const versionOf = (version: number, content: Record<string, unknown>, publishedAt: Date | null) => ({
    ...{ storyId: story.id, version, name: story.name, content, author, publishedAt },
  });
  const version = isLiveChanged && !isDraftLive ? first + 1 : first;
  if (published) await queries.insert(storyVersions).values(versionOf(first, published, now));
  if (!published || !isDraftLive) await queries.insert(storyVersions).values(versionOf(version, draft, null));
  await queries
    .update(stories)
    .set({
      ...{ content: draft, version, lastAuthor: author, updatedAt: now },
      ...(published && { publishedContent: published, publishedVersion: first, publishedAt: now }),
    })
    .where(eq(stories.id, story.id));
}

function asContent(content: unknown): Record<string, unknown> {
  if (typeof content !== 'object' || content === null)
    throw new Error('A rewritten story has lost its content.');
  return { ...content };
}
