import { theme as de } from '../messages/de.json';
import { theme as en } from '../messages/en.json';
import { createMessages } from '../messages/messages.ts';

export const useThemeMessages = createMessages({ de, en });
