import { sameValue } from '@blattwerk/schemas/rules/model/same-value.ts';
import { replaceEqualDeep } from '@tanstack/react-query';
import type { ManagementStory } from '../../../content-space/story-shape/management-story.ts';
import {
  type MergeConflict,
  mergeContent,
} from '../../../content-space/story-shape/merging/merge-content.ts';
import { replaceContent } from '../../base/content/edits.ts';
import { contentOf } from '../../base/content/stored-content.ts';
import { newsStore } from '../../store/news-store.ts';
import { documentStore } from '../../store/page/document.ts';
import { applyEdit, type OpenDocument, sealSteps } from '../../store/page/document-store.ts';
import { stateId } from '../../store/page/history.ts';
import { saveStore } from '../../store/saving-store.ts';

/** Which text a field keeps that two editors changed differently. */
export type Side = 'mine' | 'theirs';

/** Where two editors changed one field differently, and what either made of it. */
export function contradictions(open: OpenDocument, theirs: ManagementStory): MergeConflict[] {
  return mergeContent(open.base, open.content, contentOf(theirs)).conflicts;
}

/**
 * What a colleague has saved comes into the open page, where nothing contradicts it; own work stays. Where something
 * does, the question is put and nothing changes.
 */
export function meetStored(theirs: ManagementStory): 'joined' | 'contradicted' {
  const { open } = documentStore.getState();
  if (open?.story.id !== theirs.id) return 'joined';
  if (contradictions(open, theirs).length > 0) {
    saveStore.setState({ conflict: theirs });
    return 'contradicted';
  }
  const joined = standOn(open, theirs, () => 'mine');
  documentStore.setState({ open: joined });
  saveStore.setState({ conflict: undefined, savedAt: Date.parse(theirs.updated_at) });
  if (joined.content !== open.content) noteTakenOver(theirs);
  return 'joined';
}

/** The question is answered: fields keep what was chosen, all else is joined. Nothing is stored yet. */
export function settleConflict(chosen: (conflict: MergeConflict) => Side): void {
  const { conflict: theirs } = saveStore.getState();
  const { open } = documentStore.getState();
  if (!theirs || theirs.id !== open?.story.id) return;
  documentStore.setState({ open: standOn(open, theirs, chosen) });
  saveStore.setState({ conflict: undefined });
}

/** The open page upon the stored version. Undo goes past what came with it. */
function standOn(
  open: OpenDocument,
  theirs: ManagementStory,
  chosen: (conflict: MergeConflict) => Side,
): OpenDocument {
  const stored = contentOf(theirs);
  const merged = mergeContent(open.base, open.content, stored, (conflict) => chosen(conflict) === 'theirs');
  // What is equal stays the same object: fields that are being edited do not begin anew.
  const content = replaceEqualDeep(open.content, merged.content);
  const next = applyEdit(sealSteps(open), replaceContent(content), { isForeign: true });
  return {
    ...next,
    story: theirs,
    version: theirs.current_version_id,
    base: stored,
    savedId: sameValue(next.content, stored) ? stateId(next.history) : -1,
    selected: next.selected !== undefined && next.index.has(next.selected) ? next.selected : stored._uid,
  };
}

function noteTakenOver({ last_author, updated_at }: ManagementStory): void {
  newsStore.setState({
    takenOver: { author: last_author?.friendly_name ?? '', at: Date.parse(updated_at) },
  });
}
