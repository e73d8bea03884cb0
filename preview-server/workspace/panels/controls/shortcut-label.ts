import { isMac } from '../../base/is-mac.ts';
import type { Say } from '../messages/messages.ts';

/** `⌘S` or `Strg+S`, as the keyboard at hand has it. */
export const shortcutLabel = (say: Say, key: string): string =>
  isMac ? `⌘${key}` : `${say('key.control')}+${key}`;
