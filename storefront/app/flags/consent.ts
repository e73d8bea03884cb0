import { createStore } from '../state/create-store.ts';
import type { Consent } from './browser-flags.ts';

/**
 * Whether the visitor agreed to being counted. Unknown until the visitor is asked: what is shown and done then waits in memory
 * and goes nowhere.
 */
export const flagConsent = createStore<Consent>('unknown');
