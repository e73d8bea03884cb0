import { shell as de } from '../messages/de.json';
import { shell as en } from '../messages/en.json';
import { createMessages } from '../messages/messages.ts';

export const useShellMessages = createMessages({ de, en });
