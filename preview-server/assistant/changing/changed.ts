import type { PlainObject } from '../../content-space/story-shape/plain-object.ts';

/** Content after a change, or why it cannot be made, in a sentence. */
export type Changed = { ok: true; content: PlainObject; blocks?: readonly string[] } | Refused;
export type Refused = { ok: false; sentence: string };

export const refused = (sentence: string): Refused => ({ ok: false, sentence });
