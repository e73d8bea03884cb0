import { product as de } from '../messages/de.json';
import { product as en } from '../messages/en.json';
import { createMessages } from '../messages/messages.ts';

export type ProductMessageKey = keyof typeof de;

export const useProductMessages = createMessages({ de, en });
