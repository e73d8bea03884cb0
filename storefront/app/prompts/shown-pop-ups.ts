import { createStore } from '../state/create-store.ts';

/** How many questions stand in the corner. */
export const shownPopUps = createStore(0);
