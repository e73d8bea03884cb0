import type { BlockIndex } from '../../base/content/block-index.ts';
import type { BlockTarget } from '../../base/content/edits.ts';
import { allowedBlocks, listFieldsOf, roomFor } from '../../base/schema/allowed-blocks.ts';
import type { FieldOf } from '../../base/schema/definitions.ts';
import { listFieldOf, siblingsOf } from './block-place.ts';

/** A place that takes blocks, told by the block it lies next to. */
export type InsertPlace = {
  target: BlockTarget;
  /** Where the place lies: before or after the block `by`, or at the end of one of its lists. */
  side: 'before' | 'after' | 'inside';
  by: string;
  /** Names of the blocks that it takes. */
  allowed: readonly string[];
  /** Number of blocks that still fit. */
  room: number;
};

/**
 * Places for new blocks, seen from a block, nearest first: after it, in its own lists, then in and after each block
 * around it. Seen from the page itself these are the ends of its lists. Full lists are left out.
 */
export function insertPlaces(index: BlockIndex, uid: string): InsertPlace[] {
  const after = placeBeside(index, uid, 'after');
  const places = [...(after ? [after] : []), ...insideOf(index, uid)];
  for (let below = index.get(uid); below?.parent !== undefined; below = index.get(below.parent)) {
    const { parent, field } = below;
    places.push(...insideOf(index, parent).filter(({ target }) => target.field !== field));
    const beside = placeBeside(index, parent, 'after');
    if (beside) places.push(beside);
  }
  return places.filter(({ room }) => room > 0);
}

const insideOf = (index: BlockIndex, uid: string): InsertPlace[] =>
  listFieldsOf(index.get(uid)?.component ?? '').map((field) => placeInside(index, uid, field));

/** The place before or after a block in its list; undefined for the page itself and for blocks in rich text. */
export function placeBeside(
  index: BlockIndex,
  uid: string,
  side: 'before' | 'after',
): InsertPlace | undefined {
  const entry = index.get(uid);
  const field = listFieldOf(index, uid);
  if (!field || entry?.parent === undefined) return undefined;
  const target = {
    parent: entry.parent,
    field: entry.field,
    index: entry.index + (side === 'after' ? 1 : 0),
  };
  return { target, side, by: uid, ...admission(field, siblingsOf(index, uid).length) };
}

/** The end of a list of a block; `name` where the list has a language. */
export function placeInside(
  index: BlockIndex,
  uid: string,
  field: FieldOf<'bloks'>,
  name = field.name,
): InsertPlace {
  const children = index.get(uid)?.children ?? [];
  const count = children.filter((child) => index.get(child)?.field === name).length;
  return {
    target: { parent: uid, field: name, index: count },
    side: 'inside',
    by: uid,
    ...admission(field, count),
  };
}

function admission(field: FieldOf<'bloks'>, count: number): Pick<InsertPlace, 'allowed' | 'room'> {
  return { allowed: allowedBlocks(field).map(({ name }) => name), room: roomFor(field, count) };
}

/** Whether a place takes these blocks, all of them. */
export function fits({ allowed, room }: InsertPlace, components: readonly string[]): boolean {
  return components.length <= room && components.every((component) => allowed.includes(component));
}
