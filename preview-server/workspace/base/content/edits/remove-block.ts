import { valueAt } from '../block.ts';
import { type BlockIndex, pathTo } from '../block-index.ts';
import type { Edit } from './edit.ts';

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
