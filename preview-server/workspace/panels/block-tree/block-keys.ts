import type { KeyboardEvent } from 'react';
import { deleteBlocks, duplicateBlocks, meantBy, shiftChosen } from '../../actions/block/block-actions.ts';
import { addBeside } from '../../actions/block/insert-blocks.ts';

type Keys = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/**
 * Keys on a focused row of the block tree: Alt with arrows moves, Delete deletes, D duplicates, plus adds; they mean
 * all chosen blocks where the row is one of them. The action answers with the block that takes the focus after it.
 */
export function actionOfKey(
  { key, altKey, ctrlKey, metaKey }: Keys,
  uid: string,
): (() => string | undefined) | undefined {
  if (altKey && key === 'ArrowUp') return () => shifted(uid, -1);
  if (altKey && key === 'ArrowDown') return () => shifted(uid, 1);
  if (key === 'Delete' || key === 'Backspace') return () => deleteBlocks(meantBy(uid));
  if ((ctrlKey || metaKey) && key.toLowerCase() === 'd') return () => duplicateBlocks(meantBy(uid))[0];
  if (key === '+')
    return () => {
      addBeside(uid, 'after');
      return undefined;
    };
  return undefined;
}

function shifted(uid: string, by: -1 | 1): string {
  shiftChosen(meantBy(uid), by);
  return uid;
}
