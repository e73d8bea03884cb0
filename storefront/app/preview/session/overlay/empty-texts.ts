import type { Selection } from '@blattwerk/schemas/preview/to-page.ts';
import { hasRichText } from '../../../../page/story/plain-text.ts';
import { blockIn } from '../block-in.ts';
import { latestDraft } from '../drafts.ts';
import { fieldElementsOf } from '../marked-place.ts';

export type EmptyText = { field: string; label: string };

const none: readonly EmptyText[] = [];

/** Formatted texts of the selected block that the page shows nowhere, since nothing is written in them. */
export function emptyTexts(selection: Selection | undefined): readonly EmptyText[] {
  if (!selection?.block) return none;
  const { storyId, block } = selection;
  const missing = block.formatted.filter(
    ({ field }) => fieldElementsOf({ storyId, uid: block.uid }, field).length === 0,
  );
  if (missing.length === 0) return none;
  const draft = latestDraft();
  if (typeof draft !== 'object' || draft === null || !('id' in draft) || draft.id !== storyId) return none;
  const stored = blockIn(draft, block.uid);
  // What is written and not to be seen is shown elsewhere, or to others.
  return stored ? missing.filter(({ field }) => !hasRichText(stored[field])) : none;
}
