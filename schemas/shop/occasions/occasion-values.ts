import { furtherOccasions } from './further-occasions.ts';
import { occasions } from './occasions.ts';

/** Every occasion that filters of products and themes know. */
export const occasionValues = [...occasions, ...furtherOccasions] as const;
