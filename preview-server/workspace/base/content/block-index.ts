import { type Block, childBlocks, isBlock, type Path, valueAt } from './block.ts';

type BlockEntry = {
  /** Undefined for the root block only. */
  parent: string | undefined;
  /** Field of the parent that holds the block. */
  field: string;
  /** Position among the blocks of that field. */
  index: number;
  component: string;
  /** Blocks directly below, in reading order. */
  children: readonly string[];
};

/** Place and children of each block of a page, by `_uid`. */
export type BlockIndex = ReadonlyMap<string, BlockEntry>;

export function indexBlocks(root: Block): BlockIndex {
  const index = new Map<string, BlockEntry>();
  const add = (block: Block, place: Pick<BlockEntry, 'parent' | 'field' | 'index'>) => {
    const children = childBlocks(block);
    index.set(block._uid, {
      ...place,
      component: block.component,
      children: children.map((child) => child.block._uid),
    });
    for (const child of children)
      add(child.block, { parent: block._uid, field: child.field, index: child.index });
  };
  add(root, { parent: undefined, field: '', index: 0 });
  return index;
}

/** Path from the root block to a block, or undefined when the page has no such block. */
export function pathTo(root: Block, index: BlockIndex, uid: string): Path | undefined {
  const entry = index.get(uid);
  if (!entry) return undefined;
  if (entry.parent === undefined) return [];
  const above = pathTo(root, index, entry.parent);
  const parent = above && valueAt(root, above);
  if (!above || !isBlock(parent)) return undefined;
  const step = stepTo(parent, entry, uid);
  return step && [...above, ...step];
}

function stepTo(parent: Block, { field, index }: BlockEntry, uid: string): Path | undefined {
  const direct = valueAt(parent, [field, index]);
  if (isBlock(direct) && direct._uid === uid) return [field, index];
  return childBlocks(parent).find(({ block }) => block._uid === uid)?.path;
}

export function blockOf(root: Block, index: BlockIndex, uid: string): Block | undefined {
  const path = pathTo(root, index, uid);
  const block = path && valueAt(root, path);
  return isBlock(block) ? block : undefined;
}

/** Blocks from the root down to a block, both included. */
export function ancestry(index: BlockIndex, uid: string): string[] {
  const parent = index.get(uid)?.parent;
  return parent === undefined ? [uid] : [...ancestry(index, parent), uid];
}

/** Blocks inside of a block, at every depth. */
export function blocksWithin(index: BlockIndex, uid: string): string[] {
  const children = index.get(uid)?.children ?? [];
  return children.flatMap((child) => [child, ...blocksWithin(index, child)]);
}

/** Blocks in the order of the page, without the page itself and without those that lie in another one of them. */
export function outermost(index: BlockIndex, uids: Iterable<string>): string[] {
  const wanted = new Set([...uids].filter((uid) => index.get(uid)?.parent !== undefined));
  const isWithin = (uid: string | undefined): boolean =>
    uid !== undefined && (wanted.has(uid) || isWithin(index.get(uid)?.parent));
  const inOrder = wanted.size < 2 ? [...wanted] : [...index.keys()].filter((uid) => wanted.has(uid));
  return inOrder.filter((uid) => !isWithin(index.get(uid)?.parent));
}
