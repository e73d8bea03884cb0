import { current, isDraft } from 'immer';
import { type Block, valueAt } from './block.ts';
import { ancestry, type BlockIndex, blockOf, pathTo } from './block-index.ts';

/** Changes a draft of the page's content in place; immer turns it into patches. */
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

/** Puts a block into a list of blocks; an index past the end means the end. */
export function insertBlock(index: BlockIndex, target: BlockTarget, block: Block): Edit {
  return (root) => {
    const parent = blockOf(root, index, target.parent);
    if (!parent) return;
    const list = parent[target.field];
    if (Array.isArray(list)) list.splice(target.index, 0, block);
    else parent[target.field] = [block];
  };
}

/** Puts a copy (made with `withFreshUids`) right after its original, in a list or in rich text. */
export function insertAfter(index: BlockIndex, uid: string, copy: Block): Edit {
  return (root) => {
    const path = pathTo(root, index, uid);
    const position = path?.at(-1);
    const list = path && valueAt(root, path.slice(0, -1));
    if (typeof position === 'number' && Array.isArray(list)) list.splice(position + 1, 0, copy);
  };
}

/**
 * Moves a block to a place in a list. The target index counts the list as it stands before the move.
 * A block cannot be moved into itself; such a move changes nothing.
 */
export function moveBlock(index: BlockIndex, uid: string, target: BlockTarget): Edit {
  return (root) => {
    const entry = index.get(uid);
    if (entry?.parent === undefined || ancestry(index, target.parent).includes(uid)) return;
    const path = pathTo(root, index, uid);
    const block = path && valueAt(root, path);
    const parent = blockOf(root, index, target.parent);
    if (!block || !parent) return;
    const moved = isDraft(block) ? current(block) : block;
    const isSameList = entry.parent === target.parent && entry.field === target.field;
    const shift = isSameList && entry.index < target.index ? 1 : 0;
    removeBlock(index, uid)(root);
    const list = parent[target.field];
    if (Array.isArray(list)) list.splice(target.index - shift, 0, moved);
    else parent[target.field] = [moved];
  };
}

/** Takes a block out of its list; an embedding in rich text that is left empty goes with it. */
export function removeBlock(index: BlockIndex, uid: string): Edit {
  return (root) => {
    const path = pathTo(root, index, uid);
    const position = path?.at(-1);
    const list = path && valueAt(root, path.slice(0, -1));
    if (!path || typeof position !== 'number' || !Array.isArray(list)) return;
    list.splice(position, 1);
    if (list.length > 0 || path.at(-2) !== 'body' || path.at(-3) !== 'attrs') return;
    const embedding = path.at(-4);
    const siblings = valueAt(root, path.slice(0, -4));
    if (typeof embedding === 'number' && Array.isArray(siblings)) siblings.splice(embedding, 1);
  };
}

/** Puts other content in place of the page's: an earlier version, a merge, restored work. */
export function replaceContent(content: Block): Edit {
  return (root) => {
    for (const key of Object.keys(root)) if (!(key in content)) delete root[key];
    Object.assign(root, content);
  };
}
