import { type BlockIndex, blockOf } from '../block-index.ts';
import type { Edit } from './edit.ts';

/** Gives a field a value; undefined removes it. */
export function setField(index: BlockIndex, uid: string, field: string, value: unknown): Edit {
  return (root) => {
    const block = blockOf(root, index, uid);
    if (!block) return;
    if (value === undefined) delete block[field];
    else block[field] = value;
  };
}
