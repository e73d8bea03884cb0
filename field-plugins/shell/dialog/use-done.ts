import { useShellMessages } from '../shell-messages.ts';

/** The word that ends every picker's dialog with what was chosen. */
export const useDone = (): string => useShellMessages()('done');
