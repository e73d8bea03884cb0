import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** The flag that is open; undefined: the list alone. */
export const openFlagStore = createStore<{ flag: string | undefined }>(() => ({ flag: undefined }));

export const useOpenFlag = (): string | undefined => useStore(openFlagStore, ({ flag }) => flag);
