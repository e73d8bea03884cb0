import { withFreshUids } from '../../../content-space/story-shape/merging/fresh-uids.ts';
import { ancestry, type BlockIndex, blockOf, outermost } from '../../base/content/block-index.ts';
import type { BlockTarget } from '../../base/content/edits.ts';
import { insertAfter, moveBlocks, removeBlocks, shiftBlocks } from '../../base/content/edits.ts';
import { chosenBlocks, documentStore, edit } from '../../store/page/document.ts';
import { siblingsOf } from './block-place.ts';

const opened = () => documentStore.getState().open;

/** Blocks that an action on one of them means: all that are chosen where it is one of those, else itself. */
export function meantBy(uid: string): string[] {
  const open = opened();
  if (!open) return [];
  const chosen = chosenBlocks(open);
  return outermost(open.index, chosen.includes(uid) ? chosen : [uid]);
}

/**
 * Copies blocks, with everything below them, to right after themselves; those that share a list to after the last of
 * them. Answers with the copies' `_uid`s. The form of the copy opens where that of the original was open.
 */
export function duplicateBlocks(uids: readonly string[]): string[] {
  const open = opened();
  const originals = open ? outermost(open.index, uids) : [];
  if (!open || originals.length === 0) return [];
  const groups = [...Map.groupBy(originals, (uid) => listKey(open.index, uid)).values()].map((group) => ({
    last: group.at(-1) ?? '',
    copies: group.flatMap((uid) => {
      const original = blockOf(open.content, open.index, uid);
      return original ? [withFreshUids(original)] : [];
    }),
  }));
  const [first, ...others] = groups.flatMap(({ copies }) => copies.map(({ _uid }) => _uid));
  if (first === undefined) return [];
  const follows = open.selected !== undefined && originals.includes(open.selected);
  edit(
    (index) => (root) => {
      // From the end on, so that the places before hold.
      for (const { last, copies } of groups.toReversed()) insertAfter(index, last, copies)(root);
    },
    follows ? { select: first, others } : {},
  );
  return [first, ...others];
}

const listKey = (index: BlockIndex, uid: string): string => {
  const entry = index.get(uid);
  return `${entry?.parent} ${entry?.field}`;
};

/**
 * Deletes blocks; when the form of one was open, that of their neighbour opens. Undo brings them back. Answers with
 * the neighbour: the next block in the list, else the one before, else the block around them.
 */
export function deleteBlocks(uids: readonly string[]): string | undefined {
  const open = opened();
  const deleted = open ? outermost(open.index, uids) : [];
  const last = deleted.at(-1);
  if (!open || last === undefined) return undefined;
  const neighbour = neighbourOf(open.index, last, new Set(deleted));
  const isOpen =
    open.selected !== undefined && ancestry(open.index, open.selected).some((uid) => deleted.includes(uid));
  edit(
    (index) => removeBlocks(index, deleted),
    isOpen && neighbour !== undefined ? { select: neighbour } : {},
  );
  return neighbour;
}

function neighbourOf(index: BlockIndex, uid: string, without: ReadonlySet<string>): string | undefined {
  const siblings = siblingsOf(index, uid);
  const position = siblings.indexOf(uid);
  const stays = (each: string) => !without.has(each);
  return (
    siblings.slice(position + 1).find(stays) ??
    siblings.slice(0, position).findLast(stays) ??
    index.get(uid)?.parent
  );
}

/** Moves blocks by one place among their siblings. */
export function shiftChosen(uids: readonly string[], by: -1 | 1): void {
  edit((index) => shiftBlocks(index, uids, by));
}

/** Moves blocks to a place in a list. */
export function moveTo(uids: readonly string[], target: BlockTarget): void {
  edit((index) => moveBlocks(index, uids, target));
}
