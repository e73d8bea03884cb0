import { sameValue } from '@blattwerk/schemas/rules/model/same-value.ts';
import { type Block, isBlock } from '../block.ts';
import { withUniqueUids } from './fresh-uids.ts';

/** A field that both sides changed differently; the merge keeps `mine`. */
export type MergeConflict = { uid: string; field: string; mine: unknown; theirs: unknown };

export type Merge = { content: Block; conflicts: MergeConflict[] };

/**
 * Merges two versions of a page that grew out of the same base, block by block (`_uid`) and field by field.
 * Where both sides changed one field differently, the conflict is reported and mine stays. Nothing is lost:
 * a block that one side deleted and the other changed stays.
 * @param prefersTheirs whether their value of such a field is taken instead
 */
export function mergeContent(
  base: Block,
  mine: Block,
  theirs: Block,
  prefersTheirs: (conflict: MergeConflict) => boolean = () => false,
): Merge {
  const sides: Sides = { base: placesOf(base), mine: placesOf(mine), theirs: placesOf(theirs) };
  const conflicts: MergeConflict[] = [];
  const placed = new Set<string>();

  const settle = (conflict: MergeConflict): unknown => {
    conflicts.push(conflict);
    return prefersTheirs(conflict) ? conflict.theirs : conflict.mine;
  };
  const build = (uid: string): Block => {
    placed.add(uid);
    const [b, m, t] = [sides.base.get(uid), sides.mine.get(uid), sides.theirs.get(uid)];
    const own = m?.block ?? t?.block;
    if (!own) throw new Error(`no side has block ${uid}`);
    if (!m || !t) return rebuild(own, (field) => childUids(own[field]));
    const keys = new Set([...Object.keys(m.block), ...Object.keys(t.block)]);
    const merged: Block = { _uid: uid, component: m.block.component };
    for (const field of keys) {
      const [was, my, their] = [b?.block[field], m.block[field], t.block[field]];
      const value =
        isBlockList(my) || isBlockList(their)
          ? mergedList(was, my, their, uid, field)
          : mergeValue(was, my, their, () => settle({ uid, field, mine: my, theirs: their }));
      if (value !== undefined) merged[field] = value;
    }
    return merged;
  };
  const mergedList = (was: unknown, my: unknown, their: unknown, uid: string, field: string): unknown => {
    const list = listOf(mergeOrder(childUids(was), childUids(my), childUids(their)), uid, field);
    if (list.length > 0) return list;
    return isBlockList(my) ? (isBlockList(their) ? list : their) : my;
  };
  const rebuild = (block: Block, uidsOf: (field: string) => string[]): Block => {
    const result: Block = { ...block };
    for (const [field, value] of Object.entries(block))
      if (isBlockList(value)) result[field] = listOf(uidsOf(field), block._uid, field);
    return result;
  };
  const listOf = (uids: string[], parent: string, field: string): Block[] =>
    uids.filter((uid) => !placed.has(uid) && standsHere(sides, uid, parent, field)).map(build);

  const content = build(mine._uid);
  const lost = [...sides.mine.keys()].filter((uid) => !placed.has(uid) && sides.theirs.has(uid));
  if (lost.length === 0) return { content: withUniqueUids(content), conflicts };
  // Each side moved a block into the other's: no place is right for both, so mine stays as a whole.
  conflicts.length = 0;
  const whole = settle({ uid: mine._uid, field: '', mine, theirs });
  return { content: whole === theirs ? theirs : mine, conflicts };
}

type Place = { block: Block; parent: string; field: string };
type Places = Map<string, Place>;
type Sides = { base: Places; mine: Places; theirs: Places };

function placesOf(root: Block): Places {
  const places: Places = new Map();
  const visit = (block: Block, parent: string, field: string) => {
    places.set(block._uid, { block, parent, field });
    for (const [key, value] of Object.entries(block))
      if (isBlockList(value)) for (const child of value) visit(child, block._uid, key);
  };
  visit(root, '', '');
  return places;
}

/** Whether the merged page has the block at this place: neither side deleted it for good or moved it away. */
function standsHere({ base, mine, theirs }: Sides, uid: string, parent: string, field: string): boolean {
  const [b, m, t] = [base.get(uid), mine.get(uid), theirs.get(uid)];
  const isHere = (place: Place | undefined) => place?.parent === parent && place.field === field;
  const isKeptWhole = mine.has(parent) !== theirs.has(parent);
  if (!m && b) return isHere(t) && (isKeptWhole || !sameValue(b.block, t?.block));
  if (!t && b) return isHere(m) && (isKeptWhole || !sameValue(b.block, m?.block));
  if (!m || !t) return isHere(m ?? t);
  const iMoved = b !== undefined && !(m.parent === b.parent && m.field === b.field);
  return isHere(b === undefined || iMoved ? m : t);
}

/** My order, with what the other side put in or moved here standing after the same neighbour as there. */
function mergeOrder(base: string[], mine: string[], theirs: string[]): string[] {
  const mineIsUntouched = sameValue(base, mine);
  const [leading, other] = mineIsUntouched ? [theirs, mine] : [mine, theirs];
  const result = [...leading];
  for (const [position, uid] of other.entries()) {
    if (result.includes(uid)) continue;
    const neighbour = other.slice(0, position).findLast((each) => result.includes(each));
    result.splice(neighbour === undefined ? 0 : result.indexOf(neighbour) + 1, 0, uid);
  }
  return result;
}

function mergeValue(was: unknown, mine: unknown, theirs: unknown, settle: () => unknown): unknown {
  if (sameValue(mine, theirs) || sameValue(theirs, was)) return mine;
  return sameValue(mine, was) ? theirs : settle();
}

function isBlockList(value: unknown): value is Block[] {
  return Array.isArray(value) && value.length > 0 && value.every(isBlock);
}

const childUids = (value: unknown): string[] => (isBlockList(value) ? value.map(({ _uid }) => _uid) : []);
