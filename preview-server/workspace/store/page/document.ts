import { useStore } from 'zustand';
import { type BlockIndex, blockOf } from '../../base/content/block-index.ts';
import type { Edit } from '../../base/content/edits.ts';
import { setField } from '../../base/content/edits.ts';
import {
  applyEdit,
  createDocumentStore,
  type EditOptions,
  type OpenDocument,
  redo,
  undo,
} from './document-store.ts';

/** The page that is open in this tab. */
export const documentStore = createDocumentStore();

/** Reads from the open page; undefined while none is open. Select as little as possible. */
export const useDocument = <T>(select: (document: OpenDocument) => T): T | undefined =>
  useStore(documentStore, ({ open }) => (open ? select(open) : undefined));

/** One field of one block; renders again only when that very value changes. */
export const useFieldValue = (uid: string, field: string): unknown =>
  useDocument((open) => blockOf(open.content, open.index, uid)?.[field]);

function change(next: (open: OpenDocument) => OpenDocument): void {
  documentStore.setState((state) => (state.open ? { open: next(state.open) } : state));
}

/** Does one edit; `make` gets the index of the page as it stands. */
export function edit(make: (index: BlockIndex) => Edit, options?: EditOptions): void {
  change((open) => applyEdit(open, make(open.index), options));
}

/** Gives a field a value. What is typed into one field without a pause is undone at once. */
export function writeField(uid: string, field: string, value: unknown): void {
  edit((index) => setField(index, uid, field, value), { mergeKey: `${uid}.${field}` });
}

export const undoEdit = (): void => change(undo);
export const redoEdit = (): void => change(redo);

/** Opens a block's form; no other blocks are chosen along with it. */
export const selectBlock = (uid: string): void => chooseBlocks(uid, []);

/** Opens a block's form and chooses others along with it; blocks that the page does not have are left out. */
export function chooseBlocks(uid: string, others: readonly string[]): void {
  change((open) => {
    if (!open.index.has(uid)) return open;
    const along = others.filter((each) => each !== uid && open.index.get(each)?.parent !== undefined);
    const isSame =
      open.selected === uid &&
      open.others.length === along.length &&
      along.every((each, position) => each === open.others[position]);
    return isSame ? open : { ...open, selected: uid, others: along };
  });
}

/** All blocks that are chosen, in the order of the page. */
export function chosenBlocks({ index, selected, others }: OpenDocument): string[] {
  if (selected === undefined || others.length === 0) return selected === undefined ? [] : [selected];
  const chosen = new Set([selected, ...others]);
  return [...index.keys()].filter((uid) => chosen.has(uid));
}
