import type { KeyboardEvent } from 'react';
import { addBeside, deleteBlock, duplicateBlock, shiftBlock } from '../../actions/block/block-actions.ts';

/** Keys on a focused row of the block tree: Alt with arrows moves, Delete deletes, D duplicates, plus adds. */
export function onBlockKey(event: KeyboardEvent): void {
  const row = event.target instanceof Element ? event.target.closest('[role=row]') : null;
  const uid = row?.getAttribute('data-key');
  if (!uid || event.target !== row) return;
  const action = actionFor(event, uid);
  if (!action) return;
  event.preventDefault();
  event.stopPropagation();
  action();
}

function actionFor({ key, altKey, ctrlKey, metaKey }: KeyboardEvent, uid: string): (() => void) | undefined {
  if (altKey && key === 'ArrowUp') return () => shiftBlock(uid, -1);
  if (altKey && key === 'ArrowDown') return () => shiftBlock(uid, 1);
  if (key === 'Delete' || key === 'Backspace') return () => deleteBlock(uid);
  if ((ctrlKey || metaKey) && key.toLowerCase() === 'd') return () => duplicateBlock(uid);
  if (key === '+') return () => addBeside(uid, 1);
  return undefined;
}
