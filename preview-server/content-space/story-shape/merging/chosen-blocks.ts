import { type Block, isBlock } from '../block.ts';

type Place = { block: Block; parent: string; field: string };
type Places = ReadonlyMap<string, Place>;

/**
 * The content that comes out when only some blocks of a change are taken: their fields, and whether and where they stand, are
 * those of `after`, all else is as before. A block that came with another one comes along with it.
 */
export function withChosenBlocks(before: Block, after: Block, chosen: ReadonlySet<string>): Block {
  const [was, is] = [placesOf(before), placesOf(after)];
  const isChosen = (uid: string): boolean => {
    if (chosen.has(uid)) return true;
    // What stands in a block that came or went does so with it.
    const place =
      is.has(uid) && !was.has(uid) ? is.get(uid) : was.has(uid) && !is.has(uid) ? was.get(uid) : undefined;
    const around = place?.parent;
    return around !== undefined && around !== '' && was.has(around) !== is.has(around) && isChosen(around);
  };
  /** Of a block whose place is not there, because what would hold it does not come or goes, the other one. */
  const placeOf = (uid: string): Place | undefined => {
    const [old, now] = [was.get(uid), is.get(uid)];
    if (!old || !now) return isChosen(uid) ? now : old;
    if (isChosen(uid)) return was.has(now.parent) || isChosen(now.parent) ? now : old;
    return is.has(old.parent) || !isChosen(old.parent) ? old : now;
  };
  const placed = new Set<string>();
  const build = (uid: string): Block => {
    placed.add(uid);
    const [old, now] = [was.get(uid)?.block, is.get(uid)?.block];
    const source = (isChosen(uid) ? now : old) ?? old ?? now;
    if (!source) throw new Error(`no content has block ${uid}`);
    const result: Block = { _uid: uid, component: source.component };
    for (const field of new Set([...Object.keys(source), ...listFields(old), ...listFields(now)])) {
      const isList = isBlockList(old?.[field]) || isBlockList(now?.[field]);
      if (!isList) result[field] = source[field];
      else {
        const list = order(uidsIn(old?.[field]), uidsIn(now?.[field]), uid, field).map(build);
        if (list.length > 0 || field in source) result[field] = list;
      }
    }
    return result;
  };
  /** The old order without chosen blocks, and each of those after its neighbour in the new one. */
  const order = (old: readonly string[], now: readonly string[], parent: string, field: string): string[] => {
    const isHere = (uid: string) => {
      const place = placeOf(uid);
      return place?.parent === parent && place.field === field && !placed.has(uid);
    };
    const isMoved = (uid: string) => isChosen(uid) && now.includes(uid);
    const result = old.filter((uid) => isHere(uid) && !isMoved(uid));
    for (const [position, uid] of now.entries()) {
      if (result.includes(uid) || !isHere(uid)) continue;
      const neighbour = now.slice(0, position).findLast((each) => result.includes(each));
      result.splice(neighbour === undefined ? 0 : result.indexOf(neighbour) + 1, 0, uid);
    }
    return result;
  };
  const result = build(before._uid);
  // Two blocks that were put into each other have no place when one of them is taken alone.
  const isLost = [...was.keys()].some((uid) => is.has(uid) && !placed.has(uid));
  return isLost ? after : result;
}

function placesOf(root: Block): Places {
  const places = new Map<string, Place>();
  const visit = (block: Block, parent: string, field: string) => {
    places.set(block._uid, { block, parent, field });
    for (const key of listFields(block))
      for (const child of blocksIn(block[key])) visit(child, block._uid, key);
  };
  visit(root, '', '');
  return places;
}

const blocksIn = (value: unknown): Block[] => (isBlockList(value) ? value : []);
const uidsIn = (value: unknown): string[] => blocksIn(value).map(({ _uid }) => _uid);
const listFields = (block: Block | undefined): string[] =>
  Object.entries(block ?? {}).flatMap(([field, value]) => (isBlockList(value) ? [field] : []));

const isBlockList = (value: unknown): value is Block[] =>
  Array.isArray(value) && value.length > 0 && value.every(isBlock);
