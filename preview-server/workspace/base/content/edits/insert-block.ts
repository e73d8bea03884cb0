import type { Block } from '../block.ts';
import { type BlockIndex, blockOf } from '../block-index.ts';
import type { BlockTarget, Edit } from './edit.ts';

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
