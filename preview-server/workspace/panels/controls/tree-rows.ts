import type { RefObject } from 'react';

/** Height of a row and the room above the first, in both trees of the window. */
export const rowHeight = 30;
export const treePadding = 6;
const frames = 20;

type TreeItem<Id> = { id: Id; children: readonly TreeItem<Id>[] };

/** Items that the tree shows a row of, from top to bottom. */
export function shownRows<Id extends string | number>(
  items: readonly TreeItem<Id>[],
  expanded: ReadonlySet<string | number>,
): Id[] {
  return items.flatMap(({ id, children }) => [
    id,
    ...(expanded.has(id) ? shownRows(children, expanded) : []),
  ]);
}

/** Scrolls the tree as little as it takes until a row is in sight; rows out of sight are not even rendered. */
export function scrollToRow(tree: HTMLElement, row: number): void {
  const top = treePadding + row * rowHeight;
  const above = top - tree.scrollTop;
  if (above < 0) tree.scrollTop = top - rowHeight;
  else if (above + rowHeight > tree.clientHeight) tree.scrollTop = top - tree.clientHeight + 2 * rowHeight;
}

/** Gives a row the focus as soon as it is rendered, which takes a frame or two after it came or was scrolled to. */
export function focusRow(tree: RefObject<HTMLElement | null>, key: string | number): void {
  let left = frames;
  const attempt = () => {
    const row = tree.current?.querySelector<HTMLElement>(`[role=row][data-key="${CSS.escape(String(key))}"]`);
    row?.focus({ preventScroll: true });
    left -= 1;
    if (left > 0 && (!row || document.activeElement !== row)) requestAnimationFrame(attempt);
  };
  requestAnimationFrame(attempt);
}
