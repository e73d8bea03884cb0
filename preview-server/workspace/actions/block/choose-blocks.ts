import { outermost } from '../../base/content/block-index.ts';
import { chooseBlocks, chosenBlocks, documentStore, selectBlock } from '../../store/page/document.ts';
import { siblingsOf } from './block-place.ts';

/** Takes a block to those that are chosen, and opens its form; or leaves it out, where it was one of them. */
export function toggleBlock(uid: string): void {
  const { open } = documentStore.getState();
  if (open?.index.get(uid)?.parent === undefined) return;
  const chosen = chosenBlocks(open).filter((each) => open.index.get(each)?.parent !== undefined);
  if (!chosen.includes(uid)) {
    chooseBlocks(uid, chosen);
    return;
  }
  const rest = chosen.filter((each) => each !== uid);
  const next = open.selected === uid ? rest[0] : open.selected;
  if (next !== undefined) chooseBlocks(next, rest);
}

/**
 * Chooses the blocks from the open one to another: those between them in their list, or in the order of the page where
 * they stand in different ones. From the page itself it is the other block alone.
 */
export function chooseRange(uid: string): void {
  const { open } = documentStore.getState();
  const from = open?.selected;
  if (!open || from === undefined || open.index.get(uid)?.parent === undefined) return;
  if (open.index.get(from)?.parent === undefined) {
    selectBlock(uid);
    return;
  }
  const siblings = siblingsOf(open.index, from);
  const order = siblings.includes(uid) ? siblings : [...open.index.keys()];
  const [first = 0, last = 0] = [order.indexOf(from), order.indexOf(uid)].sort((one, other) => one - other);
  chooseBlocks(from, outermost(open.index, order.slice(first, last + 1)));
}
