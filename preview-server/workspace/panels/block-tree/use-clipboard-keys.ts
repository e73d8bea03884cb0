import { type RefObject, useEffect } from 'react';
import { meantBy } from '../../actions/block/block-actions.ts';
import { copyInto, cutInto, pasteFrom, type Transfer } from '../../actions/block/clipboard.ts';
import { documentStore } from '../../store/page/document.ts';
import { rowKey } from './use-block-choice.ts';

/**
 * Copying, cutting and pasting of blocks by the browser's own keys and menu, which need no permission: while the
 * focus is in the tree of blocks, or nowhere. Text that is marked or edited stays what is copied.
 */
export function useClipboardKeys(panel: RefObject<HTMLElement | null>, follow: (uid: string) => void): void {
  useEffect(() => {
    const handle = (event: ClipboardEvent, act: Act) => {
      const { target, clipboardData } = event;
      const { open } = documentStore.getState();
      const isHere = target === document.body || (target instanceof Node && panel.current?.contains(target));
      if (!isHere || !clipboardData || !open || getSelection()?.isCollapsed === false) return;
      const next = act(clipboardData, rowKey(target) ?? open.selected ?? open.content._uid);
      event.preventDefault();
      if (next !== undefined && target !== document.body) follow(next);
    };
    const controller = new AbortController();
    const { signal } = controller;
    document.addEventListener('copy', (event) => handle(event, copy), { signal });
    document.addEventListener('cut', (event) => handle(event, cut), { signal });
    document.addEventListener('paste', (event) => handle(event, pasteFrom), { signal });
    return () => controller.abort();
  });
}

/** Does it beside a block; answers with the block that takes the focus. */
type Act = (transfer: Transfer, uid: string) => string | undefined;

const cut: Act = (transfer, uid) => cutInto(transfer, meantBy(uid));
const copy: Act = (transfer, uid) => {
  copyInto(transfer, meantBy(uid));
  return undefined;
};
