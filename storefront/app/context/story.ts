import type { BlockOf } from '@blattwerk/schemas/schema.ts';

/** A story as the browser knows it. */
export type Story<Root extends 'page' | 'settings'> = { id: number; content: BlockOf<Root> };
export type PageStory = Story<'page'>;

/** Reads a story from the text the server sent; the server has judged it. */
export function parseStory<Root extends 'page' | 'settings'>(text: string): Story<Root> {
  return JSON.parse(text);
}
