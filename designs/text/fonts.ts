import type { Font } from 'fontkit';

/** Parts of a family in files of their own; a text loads only those its characters need. */
export const subsets = ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'greek'] as const;
export type Subset = (typeof subsets)[number];

/**
 * Loaded fonts. On a server they come from disk when first asked for; a browser fetches them beforehand and answers
 * from memory. `undefined`: the family has no such subset.
 */
export type Fonts = { face(name: string, subset: Subset): Font | undefined };
