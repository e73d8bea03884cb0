import { documentStore } from '../../store/page/document.ts';
import { isDirty, markSaved, sealSteps } from '../../store/page/document-store.ts';
import { stateId } from '../../store/page/history.ts';
import { saveStore } from '../../store/saving-store.ts';
import { noteStory } from '../../store/server/queries.ts';
import { requireSession } from '../../store/session-store.ts';

/**
 * Stores the open page as a draft, on top of the version it was opened from. True when the draft is stored.
 * When the page moved on meanwhile nothing is overwritten: `saveStore.conflict` then holds the other version.
 */
export async function saveDraft(): Promise<boolean> {
  const { open } = documentStore.getState();
  if (!open || saveStore.getState().activity !== 'idle') return false;
  const sealed = sealSteps(open);
  documentStore.setState({ open: sealed });
  const { content, story, version } = sealed;
  const savedId = stateId(sealed.history);
  saveStore.setState({ activity: 'saving', error: undefined });
  const { api } = requireSession();
  const result = await api.updateStory(story.id, { content }, version);
  if (!result.ok && result.error.kind === 'conflict') {
    const theirs = await api.getStory(story.id);
    if (theirs.ok) saveStore.setState({ activity: 'idle', conflict: theirs.value });
    else saveStore.setState({ activity: 'idle', error: theirs.error });
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
  return true;
}

/** Stores the open page if it has changes. True when everything is stored. */
export async function saveIfNeeded(): Promise<boolean> {
  const { open } = documentStore.getState();
  return !open || !isDirty(open) || (await saveDraft());
}
