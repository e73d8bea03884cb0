import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react';
import type { Key } from 'react-aria-components';
import { useShallow } from 'zustand/shallow';
import { siblingsOf } from '../../actions/block/block-place.ts';
import { toggleBlock } from '../../actions/block/choose-blocks.ts';
import {
  chooseBlocks,
  chosenBlocks,
  documentStore,
  selectBlock,
  useDocument,
} from '../../store/page/document.ts';

/**
 * What is chosen in the tree. A click or Enter opens one block, with Ctrl it takes one more along, with Shift all
 * rows up to it. Arrows alone only move the focus, so that walking the tree opens no forms.
 */
export function useBlockChoice(rows: () => readonly string[], focus: (uid: string) => void) {
  const chosen = useDocument(useShallow(chosenBlocks)) ?? [];
  const held = useRef({ shift: false, command: false });
  const note = ({ shiftKey, ctrlKey, metaKey }: KeyboardEvent | PointerEvent) => {
    held.current = { shift: shiftKey, command: ctrlKey || metaKey };
  };

  const onSelectionChange = (keys: 'all' | Set<Key>) => {
    if (held.current.shift) return;
    if (keys === 'all') {
      chooseSiblings();
      return;
    }
    const now = [...keys].map(String);
    const pressed = now.find((uid) => !chosen.includes(uid)) ?? chosen.find((uid) => !now.includes(uid));
    if (pressed === undefined) return;
    if (held.current.command) toggleBlock(pressed);
    else selectBlock(pressed);
  };

  const onKeyDownCapture = (event: KeyboardEvent) => {
    note(event);
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (event.key === 'Escape' && chosen.length > 1) chooseUpTo(rows(), openUid());
    else if (event.shiftKey && !event.altKey && by !== 0) {
      const shown = rows();
      const next = shown[shown.indexOf(rowKey(event.target) ?? '') + by];
      if (next === undefined) return;
      chooseUpTo(shown, next);
      focus(next);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onClickCapture = (event: MouseEvent) => {
    const uid = rowKey(event.target);
    if (event.shiftKey && uid !== undefined) chooseUpTo(rows(), uid);
  };
  return {
    chosen,
    onSelectionChange,
    watch: { onPointerDownCapture: note, onPointerUpCapture: note, onKeyDownCapture, onClickCapture },
  };
}

/** `_uid` of the block whose row an event met. */
export function rowKey(target: EventTarget | null): string | undefined {
  const row = target instanceof Element ? target.closest('[role=row]') : null;
  return row?.getAttribute('data-key') ?? undefined;
}

const openUid = (): string | undefined => documentStore.getState().open?.selected;

/** Chooses the rows from that of the open block to the given one; the open block alone where it is the same. */
function chooseUpTo(rows: readonly string[], uid: string | undefined): void {
  const from = openUid();
  if (from === undefined || uid === undefined) return;
  const [first = 0, last = 0] = [rows.indexOf(from), rows.indexOf(uid)].sort((one, other) => one - other);
  if (first >= 0) chooseBlocks(from, rows.slice(first, last + 1));
}

/** Chooses all blocks of the list that the open one stands in. */
function chooseSiblings(): void {
  const { open } = documentStore.getState();
  if (open?.selected !== undefined) chooseBlocks(open.selected, siblingsOf(open.index, open.selected));
}
