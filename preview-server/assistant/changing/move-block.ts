import type { PlainObject } from '../../content-space/story-shape/plain-object.ts';
import { pageName } from '../reading/told-story.ts';
import { type Changed, refused } from './changed.ts';
import { findPlace, listIn, noBlock } from './find-place.ts';
import type { Target } from './insert-block.ts';

/** Puts a block elsewhere, with everything in it; the position counts without the block itself. */
export function moveBlock(content: PlainObject, uid: string, target: Target): Changed {
  const changed = structuredClone(content);
  const place = findPlace(changed, uid);
  if (!place) return noBlock(uid);
  if (!place.list) return refused('The page itself stands nowhere else.');
  const isWithin = target.in !== pageName && findPlace(place.block, target.in) !== undefined;
  if (isWithin) return refused('A block cannot stand in itself.');
  const holder = findPlace(changed, target.in);
  if (!holder) return noBlock(target.in);
  const list = listIn(holder.block, target.field);
  if (!list) return refused(`“${target.field}” is no list of blocks.`);
  place.list.splice(place.at, 1);
  list.splice(target.position ?? list.length, 0, place.block);
  return { ok: true, content: changed, blocks: [uid] };
}

/** Takes a block out, with everything in it. */
export function removeBlock(content: PlainObject, uid: string): Changed {
  const changed = structuredClone(content);
  const place = findPlace(changed, uid);
  if (!place) return noBlock(uid);
  if (!place.list) return refused('A page is not deleted by an assistant.');
  place.list.splice(place.at, 1);
  return { ok: true, content: changed };
}
