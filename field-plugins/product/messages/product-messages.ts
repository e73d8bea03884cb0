import { createMessages } from '../../shell/messages/messages.ts';
import de from './de.json';
import en from './en.json';

export type ProductMessageKey = keyof typeof de;

export const useProductMessages = createMessages({ de, en });
