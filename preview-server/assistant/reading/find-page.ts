import { stories } from '@blattwerk/database/tables/stories.ts';
import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { type FoundStory, findStories } from '../../content-space/stories/find-stories.ts';
import type { AssistantDesk } from '../assistant-desk.ts';

const largestId = 2_147_483_647;

/** How programs name a page. */
export const storyInput = z
  .union([z.int().positive().max(largestId), z.string().trim().min(1).max(1000)])
  .describe('Number or full slug of the page, such as blattwerk/home');
export type StoryInput = z.output<typeof storyInput>;

/** A page, not a folder, with its draft or what is published. */
export async function findPage(
  { space }: Pick<AssistantDesk, 'space'>,
  named: StoryInput,
  version: 'draft' | 'published' = 'draft',
): Promise<FoundStory | undefined> {
  const id = typeof named === 'number' ? named : Number(/^\d{1,9}$/.exec(named)?.[0]);
  const where = Number.isInteger(id)
    ? eq(stories.id, id)
    : eq(stories.fullSlug, String(named).replaceAll(/^\/+|\/+$/g, ''));
  const [found] = await findStories(space.database, space.config.space.id, version, where);
  return found?.row.isFolder ? undefined : found;
}

export const noPage = (named: StoryInput) =>
  ({ ok: false, sentence: `There is no page “${named}”; find_stories lists them.` }) as const;
