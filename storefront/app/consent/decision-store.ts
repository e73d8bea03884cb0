import type { Decision } from '@blattwerk/schemas/shop/visitors/consent.ts';
import { createStore } from '../state/create-store.ts';

/** What the visitor has agreed to; undefined as long as nothing was answered. */
export const decisionStore = createStore<Decision | undefined>(undefined);
