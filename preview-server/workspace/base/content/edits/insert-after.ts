import { type Block, valueAt } from '../block.ts';
import { type BlockIndex, pathTo } from '../block-index.ts';
import type { Edit } from './edit.ts';

/** Puts a copy (made with `withFreshUids`) right after its original, in a list or in rich text. */
export function insertAfter(index: BlockIndex, uid: string, copy: Block): Edit {
  return (root) => {
    const path = pathTo(root, index, uid);
    const position = path?.at(-1);
    const list = path && valueAt(root, path.slice(0, -1));
    if (typeof position === 'number' && Array.isArray(list)) list.splice(position + 1, 0, copy);
  };
}
