import { createStore } from '../../state/create-store.ts';

/** What flags say in our workspace, where an editor chooses; undefined everywhere else. */
export const draftTreatments = createStore<Readonly<Record<string, string>> | undefined>(undefined);
