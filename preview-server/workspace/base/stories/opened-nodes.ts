import type { StoryNode } from './story-nodes.ts';

type Folders = ReadonlySet<string | number>;

/**
 * Makes trees in which closed folders are empty: a row that cannot be seen is not made. What is as it was stays the same object, so
 * that only rows that changed are made anew.
 */
export function createOpenedNodes(): (nodes: readonly StoryNode[], opened: Folders) => StoryNode[] {
  const made = new WeakMap<StoryNode, StoryNode>();
  const openedNode = (node: StoryNode, opened: Folders): StoryNode => {
    if (node.children.length === 0) return node;
    const children = opened.has(node.id) ? node.children.map((child) => openedNode(child, opened)) : [];
    const before = made.get(node);
    if (before && isSame(before.children, children)) return before;
    const next = { ...node, children };
    made.set(node, next);
    return next;
  };
  return (nodes, opened) => nodes.map((node) => openedNode(node, opened));
}

const isSame = (some: readonly StoryNode[], others: readonly StoryNode[]): boolean =>
  some.length === others.length && some.every((node, at) => node === others[at]);

/** What can be looked over by scrolling a little. */
const rowsAtFirst = 500;

/** Folders that are open at first: the outermost ones, as long as what lies in them can be looked over. */
export function openAtFirst(nodes: readonly StoryNode[]): Set<string | number> {
  const folders = nodes.filter(({ story }) => story.is_folder);
  const rows = folders.reduce((sum, { children }) => sum + children.length, nodes.length);
  return new Set(rows > rowsAtFirst ? [] : folders.map(({ id }) => id));
}
