import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { ManagementStory } from '../../content-space/story-shape/management-story.ts';
import type { ApiError } from '../base/api/result.ts';

export type SaveState = {
  activity: 'idle' | 'saving' | 'publishing';
  /** When the open page was last stored, milliseconds since 1970. */
  savedAt: number | undefined;
  /** Error of the last attempt; the next one clears it. */
  error: ApiError | undefined;
  /** The stored page that stands in the way of mine. */
  conflict: ManagementStory | undefined;
  /** The page has just become public, and search engines are told to leave it out. */
  isHiddenFromSearch: boolean;
  /** The page has just become public. */
  isNewInShop: boolean;
};

const nothing: SaveState = {
  activity: 'idle',
  savedAt: undefined,
  error: undefined,
  conflict: undefined,
  isHiddenFromSearch: false,
  isNewInShop: false,
};

export const saveStore = createStore<SaveState>(() => nothing);

export const useSaving = <T>(select: (state: SaveState) => T): T => useStore(saveStore, select);

export const resetSaving = (savedAt?: number): void => saveStore.setState({ ...nothing, savedAt });
