import type { DraftPhoto } from '@blattwerk/schemas/configurator/draft.ts';
import { areAlike } from '../findings/alike.ts';

/** Photos of the same thing follow each other this closely, or a camera's clock was never set (milliseconds). */
const sameMoment = 60 * 60 * 1000;
/** How many before it a photo is compared with: bursts are short. */
const looksBack = 12;

/**
 * Of photos that were taken of one moment only the best.
 * @param photos as they were taken
 * @param placed photos that stand somewhere already: what looks like them is not wanted again
 */
export function bestOfAlike<Photo extends DraftPhoto>(
  photos: readonly Photo[],
  placed: readonly DraftPhoto[],
): Photo[] {
  const groups: Photo[][] = [];
  for (const photo of photos) {
    if (placed.some((one) => isSameMoment(one, photo))) continue;
    const group = groups.slice(-looksBack).findLast((known) => known.some((one) => isSameMoment(one, photo)));
    if (group) group.push(photo);
    else groups.push([photo]);
  }
  return groups.map((group) =>
    group.reduce((best, photo) => (qualityOf(photo) > qualityOf(best) ? photo : best)),
  );
}

function isSameMoment(one: DraftPhoto, other: DraftPhoto): boolean {
  return Math.abs(timeOf(one) - timeOf(other)) <= sameMoment && areAlike(one, other);
}

function timeOf({ takenAt }: DraftPhoto): number {
  return takenAt === undefined ? 0 : Date.parse(`${takenAt}Z`);
}

/** Sharp and large; a photo twice as sharp may have a quarter of the pixels. */
function qualityOf({ sharpness = 0, width, height }: DraftPhoto): number {
  return (sharpness + 0.01) * Math.sqrt(width * height);
}
