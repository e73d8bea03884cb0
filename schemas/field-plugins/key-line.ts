import { z } from 'zod';
import { pressedKey, shortcut } from '../preview/shortcut.ts';

/** Comes with a port: keys that a plugin's frame hands to the workspace around it, through that port. */
export const keyLineOffer = z.object({ action: z.literal('keyLine'), shortcuts: z.array(shortcut).max(100) });

export type KeyLineOffer = z.infer<typeof keyLineOffer>;

export const keyLinePress = z.object({ action: z.literal('press'), key: pressedKey });

export type KeyLinePress = z.infer<typeof keyLinePress>;
