import { type PictureSize, widthIn } from '@blattwerk/schemas/rules/look/picture-slots.ts';
import type { FilePlace } from './file-places.ts';

/** Below this many bytes a file slows no page. */
export const smallFile = 400 * 1024;
/** Sharp screens have two pixels for each that a layout counts. */
const density = 2;
/** Room for a place that gets wider one day. */
const allowance = 2;
/** Places that no layout limits are at most as wide as a page. */
const pageWidth = 1240;

type Picture = { size: PictureSize | undefined; bytes: number };
type Place = Pick<FilePlace, 'kind' | 'ratio' | 'width'>;

/**
 * Whether a picture is far larger than all places that show it: more than twice as wide as the widest of them is on a
 * sharp screen, and a large file. What no page shows is never too large; links lead to the whole file.
 */
export function isTooLarge({ size, bytes }: Picture, places: readonly Place[]): boolean {
  if (!size || bytes < smallFile || places.length === 0) return false;
  return places.every(({ kind, ratio, width }) => {
    if (kind === 'link') return false;
    const needed = (width ?? pageWidth) * density * allowance;
    return widthIn({ ratio: ratio ?? undefined, width: needed }, size) > needed;
  });
}
