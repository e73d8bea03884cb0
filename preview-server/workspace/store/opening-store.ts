import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { ApiError } from '../base/api/result.ts';
import type { FoundWork } from './journal.ts';

export type Opening = {
  /** Story that is open or being opened. */
  storyId: number | undefined;
  /** The release whose draft of it that is; undefined for the ordinary one. */
  release: number | undefined;
  isLoading: boolean;
  error: ApiError | undefined;
  /** Unsaved work from an earlier visit that is offered back. */
  leftBehind: FoundWork | undefined;
};

export const openingStore = createStore<Opening>(() => ({
  storyId: undefined,
  release: undefined,
  isLoading: false,
  error: undefined,
  leftBehind: undefined,
}));

export const useOpening = <T>(select: (state: Opening) => T): T => useStore(openingStore, select);
