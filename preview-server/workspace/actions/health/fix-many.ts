import { applyFix } from '@blattwerk/schemas/rules/model/fix.ts';
import type { ManagementStory } from '../../../content-space/story-shape/management-story.ts';
import type { FixedPage } from '../../../space-health/space-health-answer.ts';
import { isBlock } from '../../base/content/block.ts';
import { replaceContent } from '../../base/content/edits.ts';
import { documentStore, edit } from '../../store/page/document.ts';
import { noteStory } from '../../store/server/queries.ts';
import { requireSession } from '../../store/session-store.ts';

/** A page that was put right and saved; with what it was before, and the version that it has since. */
export type SavedPage = { id: number; name: string; before: ManagementStory['content']; version: number };

export type FixOutcome = {
  saved: readonly SavedPage[];
  /** The open page, which was put right in the window: it is saved and undone like any edit. */
  inWindow: string | undefined;
  /** Names of pages that have changed meanwhile, or could not be saved. */
  left: readonly string[];
};

/** Puts many pages right, one after the other; a page that has moved on since it was judged is left as it is. */
export async function fixMany(
  pages: readonly FixedPage[],
  onStep: (done: number) => void,
): Promise<FixOutcome> {
  const saved: SavedPage[] = [];
  const left: string[] = [];
  let inWindow: string | undefined;
  for (const [at, page] of pages.entries()) {
    onStep(at);
    if (documentStore.getState().open?.story.id === page.id) {
      if (fixOpen(page)) inWindow = page.name;
      else left.push(page.name);
      continue;
    }
    const done = await fixStored(page);
    if (done) saved.push(done);
    else left.push(page.name);
  }
  onStep(pages.length);
  return { saved, inWindow, left };
}

/** Gives the pages back what they were; names those that were changed since. */
export async function undoMany(pages: readonly SavedPage[]): Promise<string[]> {
  const { api } = requireSession();
  const left: string[] = [];
  for (const { id, name, before, version } of pages) {
    const result = await api.updateStory(id, { content: before }, version);
    if (result.ok) noteStory(result.value);
    else left.push(name);
  }
  return left;
}

async function fixStored({ id, name, version, fixes }: FixedPage): Promise<SavedPage | undefined> {
  const { api } = requireSession();
  const story = await api.getStory(id);
  if (!story.ok || story.value.current_version_id !== version) return undefined;
  const before = story.value.content;
  const content = withFixes(before, fixes);
  if (content === undefined) return undefined;
  const result = await api.updateStory(id, { content }, version);
  if (!result.ok) return undefined;
  noteStory(result.value);
  return { id, name, before, version: result.value.current_version_id };
}

function fixOpen({ fixes }: FixedPage): boolean {
  const { open } = documentStore.getState();
  const content = open && withFixes(open.content, fixes);
  if (content === undefined) return false;
  edit(() => replaceContent(content));
  return true;
}

/** From the end of the page to its beginning: what is taken out of a list moves only what comes behind it. */
function withFixes(content: unknown, fixes: FixedPage['fixes']) {
  let story = { content };
  let count = 0;
  for (const { fix } of fixes.toReversed()) {
    const changes = fix.changes.map(({ path, from, to }) => ({ path, from, to }));
    const result = applyFix(story, { ...fix, changes });
    if (!result.ok) continue;
    story = result.story;
    count += 1;
  }
  return count > 0 && isBlock(story.content) ? story.content : undefined;
}
