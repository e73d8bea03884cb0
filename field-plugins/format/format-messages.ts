import { format as de } from '../messages/de.json';
import { format as en } from '../messages/en.json';
import { createMessages } from '../messages/messages.ts';

export const useFormatMessages = createMessages({ de, en });
