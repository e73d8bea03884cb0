import type { Place } from '@blattwerk/schemas/preview/place.ts';
import { seenOfBlock } from '../seen.ts';

/**
 * An element for a text that the page shows nowhere, since it is empty: where its block ends, or after the note that stands
 * for a block without any content.
 * @returns undefined where nothing of the block is to be seen
 */
export function placeForEmpty({ storyId, uid }: Place): HTMLElement | undefined {
  const [block] = seenOfBlock(storyId, { uid, parts: [] });
  if (!block) return undefined;
  const place = document.createElement('div');
  if (block.dataset.standIn === undefined) block.append(place);
  else block.after(place);
  return place;
}
