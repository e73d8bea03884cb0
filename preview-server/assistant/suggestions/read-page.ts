import { readReleaseDraft } from '../../content-space/releases/release-drafts.ts';
import type { FoundStory } from '../../content-space/stories/find-stories.ts';
import { joinContents } from '../../content-space/story-shape/merging/join-contents.ts';
import type { PlainObject } from '../../content-space/story-shape/plain-object.ts';
import type { Call } from '../assistant-desk.ts';
import { findPage, type StoryInput } from '../reading/find-page.ts';
import { ownRelease } from './own-release.ts';

export const versions = ['suggestion', 'draft', 'published'] as const;
type Version = (typeof versions)[number];

/** A page as a program asks for it; `version` is what it got. */
export async function readPage(
  call: Pick<Call, 'desk' | 'assistant'>,
  named: StoryInput,
  version: Version,
): Promise<(FoundStory & { version: Version }) | undefined> {
  const page = await findPage(call.desk, named, version === 'published' ? version : 'draft');
  if (!page || version !== 'suggestion') return page && { ...page, version };
  const { content, isSuggested } = await contentFor(call, page);
  return { ...page, content, version: isSuggested ? 'suggestion' : 'draft' };
}

/** A page as a program has it: with its own suggestion where it has made one, else as people have left it. */
export async function contentFor(
  { desk, assistant }: Pick<Call, 'desk' | 'assistant'>,
  { row, content }: FoundStory,
): Promise<{ content: PlainObject; version: number; isSuggested: boolean }> {
  const { database } = desk.space;
  const release = await ownRelease(database, assistant);
  const draft = release === undefined ? undefined : await readReleaseDraft(database, release, row.id);
  if (!draft) return { content, version: row.version, isSuggested: false };
  // What became of the page since is in it: where both changed a field, the suggestion's value shows.
  const joined = joinContents(draft.baseContent, draft.content, content);
  return { content: joined.content, version: draft.version, isSuggested: true };
}
