import type { ManagementStory } from '../../../content-space/story-shape/management-story.ts';
import { replaceContent } from '../../base/content/edits.ts';
import { type MergeConflict, mergeContent } from '../../base/content/merge-content.ts';
import { contentOf } from '../../base/content/stored-content.ts';
import { documentStore } from '../../store/page/document.ts';
import { applyEdit, type OpenDocument } from '../../store/page/document-store.ts';
import { stateId } from '../../store/page/history.ts';
import { saveStore } from '../../store/saving-store.ts';
import { saveDraft } from './save-draft.ts';

/** Conflicts of a merge of the draft with the stored version: fields that both changed differently. */
export function openQuestions(open: OpenDocument, theirs: ManagementStory): MergeConflict[] {
  return mergeContent(open.base, open.content, contentOf(theirs)).conflicts;
}

/** Joins both versions into the draft; where both changed one field, mine stays. Nothing is stored yet. */
export function takeBoth(): void {
  settle((open, theirs) => {
    const { content } = mergeContent(open.base, open.content, contentOf(theirs));
    return { ...applyEdit(open, replaceContent(content)), ...standingOn(theirs) };
  });
}

/** Stores mine as a new version after theirs, which stays in the history. */
export async function keepMine(): Promise<void> {
  settle((open, theirs) => ({ ...open, ...standingOn(theirs) }));
  await saveDraft();
}

/** Goes on with theirs; undo brings mine back. */
export function takeTheirs(): void {
  settle((open, theirs) => {
    const next = applyEdit(open, replaceContent(contentOf(theirs)));
    return { ...next, ...standingOn(theirs), savedId: stateId(next.history) };
  });
}

/** Closes the question and leaves everything as it is; the next save asks again. */
export const decideLater = (): void => saveStore.setState({ conflict: undefined });

function standingOn(theirs: ManagementStory) {
  return { story: theirs, version: theirs.current_version_id, base: contentOf(theirs), savedId: -1 };
}

function settle(next: (open: OpenDocument, theirs: ManagementStory) => OpenDocument): void {
  const { conflict } = saveStore.getState();
  const { open } = documentStore.getState();
  if (!conflict || conflict.id !== open?.story.id) return;
  documentStore.setState({ open: next(open, conflict) });
  saveStore.setState({ conflict: undefined });
}
