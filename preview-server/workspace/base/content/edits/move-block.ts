import { current, isDraft } from 'immer';
import { valueAt } from '../block.ts';
import { ancestry, type BlockIndex, blockOf, pathTo } from '../block-index.ts';
import type { BlockTarget, Edit } from './edit.ts';
import { removeBlock } from './remove-block.ts';

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
