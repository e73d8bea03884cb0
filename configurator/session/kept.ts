import type { DraftContent } from '@blattwerk/schemas/configurator/draft.ts';
import type { DraftPlace } from './draft-place.ts';

/** Where a draft is kept, and what it was there when it was last the same. */
export type Kept = { place: DraftPlace; revision: number; content: DraftContent };
