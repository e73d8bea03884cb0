import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { ManagementStory } from '../../content-space/story-shape/management-story.ts';

/** A story as it was when it was deleted. */
export type StoryCopy = {
  story: ManagementStory;
  /** Published content, where the draft differed from it. */
  liveContent: ManagementStory['content'] | undefined;
};

/** One deletion, with everything it takes to undo it; folders stand before what lay in them. */
export type Deletion = { name: string; copies: readonly StoryCopy[] };

const deletionStore = createStore<{ deletions: readonly Deletion[] }>(() => ({ deletions: [] }));

/** The deletion that is offered to be undone: the last one that neither was nor was waved away. */
export const useLastDeletion = (): Deletion | undefined =>
  useStore(deletionStore, ({ deletions }) => deletions.at(-1));

export const noteDeletion = (deletion: Deletion): void =>
  deletionStore.setState(({ deletions }) => ({ deletions: [...deletions, deletion] }));

export const forgetDeletion = (deletion: Deletion): void =>
  deletionStore.setState(({ deletions }) => ({ deletions: deletions.filter((each) => each !== deletion) }));
