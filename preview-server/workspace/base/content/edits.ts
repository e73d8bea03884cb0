import { current, isDraft } from 'immer';
import { type Block, isBlock, valueAt } from './block.ts';
import { ancestry, type BlockIndex, blockOf, outermost, pathTo } from './block-index.ts';

/** Changes a draft of the page's content in place; immer makes the next state of it. */
export type Edit = (root: Block) => void;

/** A place in a list of blocks. */
export type BlockTarget = { parent: string; field: string; index: number };

/** Gives a field a value; undefined removes it. */
export function setField(index: BlockIndex, uid: string, field: string, value: unknown): Edit {
  return (root) => {
    const block = blockOf(root, index, uid);
    if (!block) return;
    if (value === undefined) delete block[field];
    else block[field] = value;
  };
}

/** Puts blocks into a list of blocks; an index past the end means the end. */
export function insertBlocks(index: BlockIndex, target: BlockTarget, blocks: readonly Block[]): Edit {
  return (root) => {
    const parent = blockOf(root, index, target.parent);
    if (!parent) return;
    const list = parent[target.field];
    if (Array.isArray(list)) list.splice(target.index, 0, ...blocks);
    else parent[target.field] = [...blocks];
  };
}

/** Puts copies (made with `withFreshUids`) right after a block, in a list or in rich text. */
export function insertAfter(index: BlockIndex, uid: string, copies: readonly Block[]): Edit {
  return (root) => {
    const path = pathTo(root, index, uid);
    const position = path?.at(-1);
    const list = path && valueAt(root, path.slice(0, -1));
    if (typeof position === 'number' && Array.isArray(list)) list.splice(position + 1, 0, ...copies);
  };
}

/**
 * Moves blocks to a place in a list, in the order of the page. The target index counts the list as it stands before
 * the move. Blocks cannot be moved into one of themselves; such a move changes nothing.
 */
export function moveBlocks(index: BlockIndex, uids: readonly string[], target: BlockTarget): Edit {
  return (root) => {
    const moved = outermost(index, uids);
    const targetsAncestors = ancestry(index, target.parent);
    if (moved.length === 0 || moved.some((uid) => targetsAncestors.includes(uid))) return;
    const blocks = moved.flatMap((uid) => {
      const block = blockOf(root, index, uid);
      return block ? [isDraft(block) ? current(block) : block] : [];
    });
    if (blocks.length === 0 || !blockOf(root, index, target.parent)) return;
    const ahead = moved.filter((uid) => {
      const entry = index.get(uid);
      return entry?.parent === target.parent && entry.field === target.field && entry.index < target.index;
    });
    removeBlocks(index, moved)(root);
    insertBlocks(index, { ...target, index: target.index - ahead.length }, blocks)(root);
  };
}

/** Moves blocks by one place among their siblings; those that stand at the list's end already stay. */
export function shiftBlocks(index: BlockIndex, uids: readonly string[], by: -1 | 1): Edit {
  const shifted = new Set(outermost(index, uids));
  const lists = Map.groupBy(shifted, (uid) => `${index.get(uid)?.parent} ${index.get(uid)?.field}`);
  return (root) => {
    for (const [first] of lists.values()) {
      const path = first === undefined ? undefined : pathTo(root, index, first);
      const list = path && valueAt(root, path.slice(0, -1));
      if (Array.isArray(list)) shiftWithin(list, shifted, by);
    }
  };
}

function shiftWithin(list: unknown[], shifted: ReadonlySet<string>, by: -1 | 1): void {
  const before: readonly unknown[] = isDraft(list) ? current(list) : list;
  const after = by < 0 ? [...before] : before.toReversed();
  const isShifted = (entry: unknown) => isBlock(entry) && shifted.has(entry._uid);
  for (let position = 1; position < after.length; position += 1) {
    const [ahead, here] = [after[position - 1], after[position]];
    if (isShifted(here) && !isShifted(ahead)) after.splice(position - 1, 2, here, ahead);
  }
  if (by > 0) after.reverse();
  if (after.some((entry, position) => entry !== before[position])) list.splice(0, list.length, ...after);
}

/** Takes blocks out of their lists; an embedding in rich text that is left empty goes with the last of its blocks. */
export function removeBlocks(index: BlockIndex, uids: readonly string[]): Edit {
  return (root) => {
    // From the end on, so that the places of those still to be taken out hold.
    for (const uid of outermost(index, uids).reverse()) removeBlock(root, index, uid);
  };
}

function removeBlock(root: Block, index: BlockIndex, uid: string): void {
  const path = pathTo(root, index, uid);
  const position = path?.at(-1);
  const list = path && valueAt(root, path.slice(0, -1));
  if (!path || typeof position !== 'number' || !Array.isArray(list)) return;
  list.splice(position, 1);
  if (list.length > 0 || path.at(-2) !== 'body' || path.at(-3) !== 'attrs') return;
  const embedding = path.at(-4);
  const siblings = valueAt(root, path.slice(0, -4));
  if (typeof embedding === 'number' && Array.isArray(siblings)) siblings.splice(embedding, 1);
}

/** Puts other content in place of the page's: an earlier version, a merge, restored work. */
export function replaceContent(content: Block): Edit {
  return (root) => {
    for (const key of Object.keys(root)) if (!(key in content)) delete root[key];
    Object.assign(root, content);
  };
}
