import { useStore } from 'zustand';
import { persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';

/** Something done in the library that can be taken back. */
export type LibraryStep =
  | { kind: 'deleted'; ids: readonly number[]; name: string }
  /** `words`: pages kept the file and got its words and focus. */
  | { kind: 'replaced' | 'words'; id: number; name: string; pages: number; live: number };

type Kept = { step: LibraryStep | undefined };

/** Kept in `localStorage`: the server takes a step back whenever it is asked, so that a reload need not end the offer. */
const stepStore = createStore<Kept>()(
  persist((): Kept => ({ step: undefined }), { name: 'blattwerk.libraryStep', version: 1 }),
);

/** The last step that was neither taken back nor waved away. */
export const useLibraryStep = (): LibraryStep | undefined => useStore(stepStore, ({ step }) => step);

export const noteLibraryStep = (step: LibraryStep | undefined): void => void stepStore.setState({ step });
