import { createMessages } from '../../shell/messages/messages.ts';
import de from './de.json';
import en from './en.json';

export const useThemeMessages = createMessages({ de, en });
