import type { Place } from '@blattwerk/schemas/preview/place.ts';
import { wideMedia } from '../../components/picture/picture.tsx';
import { elementsMarked } from './marks.ts';

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
  const [, blockStory, blockUid] = blockMark.exec(blockMarkOf(marked)) ?? [];
  return blockUid ? { storyId: Number(blockStory), uid: blockUid, field: null } : undefined;
}

/** The elements of a block; one that stands on the page more than once has several. */
export function elementsOf({ storyId, uid }: Place): HTMLElement[] {
  const mark = `${storyId}-${uid}`;
  return [...elementsMarked('data-blok-uid', mark), ...elementsMarked('data-wide-blok-uid', mark)].filter(
    (element, at, all) => blockMarkOf(element) === mark && all.indexOf(element) === at,
  );
}

/** The elements that show a field of a block. */
export function fieldElementsOf({ storyId, uid }: Place, field: string): readonly HTMLElement[] {
  return elementsMarked('data-field', `${storyId}-${uid}.${field}`);
}

/** The mark of an element's block; a picture may be of another one on wide screens. */
function blockMarkOf(element: Element): string {
  const wide = element.getAttribute('data-wide-blok-uid');
  const isOther = wide !== null && window.matchMedia(wideMedia).matches;
  return (isOther ? wide : element.getAttribute('data-blok-uid')) ?? '';
}
