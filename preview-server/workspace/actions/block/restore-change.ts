import type { BlockChange } from '../../../content-space/story-shape/difference/story-difference.ts';
import type { Parts } from '../../../content-space/story-shape/difference/story-parts.ts';
import { type Restoring, restoring } from '../../base/restoring/restore-block.ts';
import { documentStore, edit } from '../../store/page/document.ts';

/** Undoes one change in the draft, as one step. Answers what became of it; undefined while no page is open. */
export function restoreChange(before: Parts, change: BlockChange): Restoring | undefined {
  const { open } = documentStore.getState();
  if (!open) return undefined;
  const made = restoring(before, change, open);
  if (!made.isPossible) return made;
  const { edit: restore, select } = made;
  // A block that goes may be the one whose form is open, or hold it.
  edit(() => restore, { select: select ?? open.content._uid });
  return made;
}
