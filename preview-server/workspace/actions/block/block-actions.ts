import { ancestry, blockOf } from '../../base/content/block-index.ts';
import type { BlockTarget } from '../../base/content/edits.ts';
import { insertAfter, insertBlock, moveBlock, removeBlock } from '../../base/content/edits.ts';
import { withFreshUids } from '../../base/content/fresh-uids.ts';
import { allowedBlocks, roomFor } from '../../base/schema/allowed-blocks.ts';
import { definitionOf, type FieldOf } from '../../base/schema/definitions.ts';
import { newBlock } from '../../base/schema/new-block.ts';
import { openDialog } from '../../store/dialog-store.ts';
import { documentStore, edit } from '../../store/page/document.ts';
import { listFieldOf, siblingsOf } from './block-place.ts';

const opened = () => documentStore.getState().open;

/** Copies a block, with everything below it, to right after itself. */
export function duplicateBlock(uid: string): void {
  const open = opened();
  const original = open && blockOf(open.content, open.index, uid);
  if (!original) return;
  const copy = withFreshUids(original);
  const follows = open.selected === uid;
  edit((index) => insertAfter(index, uid, copy), follows ? { select: copy._uid } : {});
}

/** Deletes a block; when its form was open, that of its neighbour opens. Undo brings it back. */
export function deleteBlock(uid: string): void {
  const open = opened();
  const parent = open?.index.get(uid)?.parent;
  if (!open || parent === undefined) return;
  if (open.selected === undefined || !ancestry(open.index, open.selected).includes(uid)) {
    edit((current) => removeBlock(current, uid));
    return;
  }
  const siblings = siblingsOf(open.index, uid);
  const position = siblings.indexOf(uid);
  const neighbour = siblings[position + 1] ?? siblings[position - 1] ?? parent;
  edit((current) => removeBlock(current, uid), { select: neighbour });
}

/** Moves a block by one place among its siblings. */
export function shiftBlock(uid: string, by: -1 | 1): void {
  const index = opened()?.index;
  const entry = index?.get(uid);
  if (!index || entry?.parent === undefined) return;
  const position = entry.index + by;
  if (position < 0 || position >= siblingsOf(index, uid).length) return;
  const target = { parent: entry.parent, field: entry.field, index: by > 0 ? position + 1 : position };
  edit((current) => moveBlock(current, uid, target));
}

export function moveTo(uid: string, target: BlockTarget): void {
  edit((index) => moveBlock(index, uid, target));
}

/** Opens the chooser and puts the chosen block into the list. */
export function addBlock(field: FieldOf<'bloks'>, target: BlockTarget): void {
  openDialog('add-block', {
    allowed: allowedBlocks(field).map(({ name }) => name),
    choose: (component) => {
      const block = newBlock(component);
      edit((index) => insertBlock(index, target, block), { select: block._uid });
    },
  });
}

/** Opens the chooser for the place before (0) or after (1) a block. */
export function addBeside(uid: string, offset: 0 | 1): void {
  const index = opened()?.index;
  const entry = index?.get(uid);
  const field = index && listFieldOf(index, uid);
  if (!field || entry?.parent === undefined || roomFor(field, siblingsOf(index, uid).length) <= 0) return;
  addBlock(field, { parent: entry.parent, field: entry.field, index: entry.index + offset });
}

/** Lists of a block that blocks can be put into. */
export function listFieldsOf(component: string): FieldOf<'bloks'>[] {
  return (definitionOf(component)?.fields ?? []).filter((field) => field.type === 'bloks');
}

/** Whether a list takes a block of this kind. */
export function takes(parentComponent: string, fieldName: string, component: string): boolean {
  const field = listFieldsOf(parentComponent).find(({ name }) => name === fieldName);
  return field !== undefined && allowedBlocks(field).some(({ name }) => name === component);
}
