import { type Block, isBlock } from '../../../content-space/story-shape/block.ts';

export { type Block, isBlock };

/** Keys and indexes that lead from one value to another inside it. */
export type Path = readonly (string | number)[];

export type ChildBlock = {
  /** Field of the parent, with its language suffix where there is one. */
  field: string;
  /** Position among the blocks of this field. */
  index: number;
  /** From the parent block to the child. */
  path: Path;
  block: Block;
};

/** Blocks directly below a block: in lists of blocks and embedded in rich text. */
export function childBlocks(parent: Block): ChildBlock[] {
  const children: ChildBlock[] = [];
  for (const [field, value] of Object.entries(parent)) {
    let index = 0;
    visitBlocks(value, [field], (block, path) => {
      children.push({ field, index, path, block });
      index += 1;
    });
  }
  return children;
}

function visitBlocks(value: unknown, path: Path, found: (block: Block, path: Path) => void): void {
  if (typeof value !== 'object' || value === null) return;
  if (isBlock(value)) {
    found(value, path);
    return;
  }
  const entries = Array.isArray(value) ? value.entries() : Object.entries(value);
  for (const [key, entry] of entries) visitBlocks(entry, [...path, key], found);
}

/** The value a path leads to, or undefined where it leads nowhere. */
export function valueAt(root: unknown, path: Path): unknown {
  let value = root;
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Reflect.get(value, key);
  }
  return value;
}
