import type { Place } from '@blattwerk/schemas/preview/place.ts';

/** Where something on the page comes from: a block, and the field of it that a mark names. */
export type MarkedPlace = Place & { field: string | null };

const fieldMark = /^(\d+)-(.+)\.(\w+)$/s;
const blockMark = /^(\d+)-(.+)$/s;

/** Reads the nearest marks at or above an element; a field's mark counts only within its own block. */
export function markedPlaceOf(element: Element): MarkedPlace | undefined {
  const marked = element.closest('[data-field], [data-blok-uid]');
  if (!marked) return undefined;
  const [, storyId, uid, field] = fieldMark.exec(marked.getAttribute('data-field') ?? '') ?? [];
  if (uid && field) return { storyId: Number(storyId), uid, field };
  const [, blockStory, blockUid] = blockMark.exec(marked.getAttribute('data-blok-uid') ?? '') ?? [];
  return blockUid ? { storyId: Number(blockStory), uid: blockUid, field: null } : undefined;
}

/** The elements of a block; one that stands on the page more than once has several. */
export function elementsOf({ storyId, uid }: Place): HTMLElement[] {
  return marked('data-blok-uid', `${storyId}-${uid}`);
}

/** The elements that show a field of a block. */
export function fieldElementsOf({ storyId, uid }: Place, field: string): HTMLElement[] {
  return marked('data-field', `${storyId}-${uid}.${field}`);
}

function marked(attribute: string, value: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`[${attribute}="${CSS.escape(value)}"]`)];
}
