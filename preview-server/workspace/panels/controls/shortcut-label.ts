import type { Say } from '../messages/messages.ts';

export const isMac = /Mac|iPhone|iPad/.test(navigator.platform);

/** `⌘S` or `Strg+S`, as the keyboard at hand has it. */
export const shortcutLabel = (say: Say, key: string): string =>
  isMac ? `⌘${key}` : `${say('key.control')}+${key}`;
