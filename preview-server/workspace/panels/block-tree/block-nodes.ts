import type { BlockIndex } from '../../base/content/block-index.ts';

/** A block of the open page as the tree shows it; `id` is its `_uid`, under the name the tree looks for. */
export type BlockNode = {
  id: string;
  component: string;
  /** What the interface calls it. */
  label: string;
  /** A few of its words. */
  title: string;
  children: readonly BlockNode[];
};

/**
 * The index as a tree. What did not change since `before` keeps its identity, so that an edit makes the list
 * build only the rows it touched.
 */
export function blockNodes(
  index: BlockIndex,
  root: string,
  wordsOf: (uid: string, component: string) => Pick<BlockNode, 'label' | 'title'>,
  before: ReadonlyMap<string, BlockNode> = new Map(),
): { root: BlockNode; all: Map<string, BlockNode> } {
  const all = new Map<string, BlockNode>();
  const build = (uid: string): BlockNode => {
    const entry = index.get(uid);
    const children = (entry?.children ?? []).map(build);
    const component = entry?.component ?? '';
    const { label, title } = wordsOf(uid, component);
    const known = before.get(uid);
    const isSame =
      known !== undefined &&
      known.component === component &&
      known.label === label &&
      known.title === title &&
      known.children.length === children.length &&
      known.children.every((child, position) => child === children[position]);
    const node = isSame ? known : { id: uid, component, label, title, children };
    all.set(uid, node);
    return node;
  };
  return { root: build(root), all };
}
