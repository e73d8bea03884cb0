import type { Say } from './messages.ts';

/** A name between the quotation marks of the interface's language. */
export const quoted = (say: Say, name: string): string => (say.language === 'de' ? `„${name}“` : `“${name}”`);
