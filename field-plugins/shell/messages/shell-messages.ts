import de from './de.json';
import en from './en.json';
import { createMessages } from './messages.ts';

export const useShellMessages = createMessages({ de, en });
