import type { Queries } from '@blattwerk/database/database.ts';
import { doubtsAfter } from '../story-shape/translation/doubts.ts';
import { textsIn } from '../story-shape/translation/texts-in.ts';
import { addDoubt, doubtsOfStory, removeDoubt } from './stored-doubts.ts';

/** One save of a story's draft. */
type SavedDraft = { storyId: number; before: unknown; after: unknown };

/** Notes which translations a save has left behind their source, and which it has brought up to it. */
export async function noteDoubts(
  queries: Queries,
  { storyId, before, after }: SavedDraft,
  languages: readonly string[],
): Promise<void> {
  if (before === after || languages.length === 0) return;
  const stored = await doubtsOfStory(queries, storyId);
  const next = doubtsAfter(textsIn(before), textsIn(after), stored, languages);
  for (const [id, doubt] of next) if (stored.get(id) !== doubt) await addDoubt(queries, storyId, doubt);
  for (const [id, doubt] of stored) if (!next.has(id)) await removeDoubt(queries, storyId, doubt);
}
