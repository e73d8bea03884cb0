import { openDialog } from '../../store/dialog-store.ts';
import { judgeTyped } from '../../store/findings-store.ts';
import { forgetTakenOver } from '../../store/news-store.ts';
import { documentStore } from '../../store/page/document.ts';
import { isDirty, markSaved, sealSteps } from '../../store/page/document-store.ts';
import { stateId } from '../../store/page/history.ts';
import { saveStore } from '../../store/saving-store.ts';
import { noteStory } from '../../store/server/queries.ts';
import { requireSession } from '../../store/session-store.ts';
import { meetStored } from './meet-stored.ts';

/** Saves that others' saves overtook, one after the other; more, and something else is wrong. */
const maxOvertakings = 5;

/**
 * Stores the open page as a draft, on top of the version it stands on. True when the draft is stored.
 * When the page moved on meanwhile nothing is overwritten: both are joined and stored, or, where they contradict each
 * other, `saveStore.conflict` holds the other version and the editor is asked.
 */
export async function saveDraft(overtakings = 0): Promise<boolean> {
  const { open } = documentStore.getState();
  if (!open || saveStore.getState().activity !== 'idle') return false;
  const sealed = sealSteps(open);
  documentStore.setState({ open: sealed });
  judgeTyped();
  const { content, story, version } = sealed;
  const savedId = stateId(sealed.history);
  saveStore.setState({ activity: 'saving', error: undefined });
  const { api } = requireSession();
  const result = await api.updateStory(story.id, { content }, version, story.release_id);
  if (!result.ok && result.error.kind === 'conflict') {
    const theirs = await api.getStory(story.id, story.release_id);
    saveStore.setState({ activity: 'idle', error: theirs.ok ? undefined : theirs.error });
    if (!theirs.ok || documentStore.getState().open?.story.id !== story.id) return false;
    noteStory(theirs.value);
    if (meetStored(theirs.value) === 'joined') {
      if (overtakings < maxOvertakings) return saveIfNeeded(overtakings + 1);
      saveStore.setState({ error: result.error });
    } else openDialog('conflict', {});
    return false;
  }
  if (!result.ok) {
    saveStore.setState({ activity: 'idle', error: result.error });
    return false;
  }
  noteStory(result.value);
  documentStore.setState((state) =>
    state.open?.story.id === story.id
      ? { open: markSaved(state.open, { story: result.value, content, savedId }) }
      : state,
  );
  saveStore.setState({ activity: 'idle', savedAt: Date.now(), conflict: undefined });
  forgetTakenOver();
  return true;
}

/** Stores the open page if it has changes. True when everything is stored. */
export async function saveIfNeeded(overtakings = 0): Promise<boolean> {
  const { open } = documentStore.getState();
  return !open || !isDirty(open) || (await saveDraft(overtakings));
}
