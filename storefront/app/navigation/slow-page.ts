import { createStore } from '../state/create-store.ts';

/** Whether the next page lets its reader wait. */
export const isPageSlow = createStore(false);
