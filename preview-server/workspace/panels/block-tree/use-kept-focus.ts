import { useEffect, useRef } from 'react';
import type { BlockIndex } from '../../base/content/block-index.ts';
import { formStore } from '../../store/form-store.ts';
import { documentStore } from '../../store/page/document.ts';

/**
 * Where the focus went with a block that is undone, deleted or taken away by a colleague, the row of the block that is open then
 * gets it: the keyboard would begin at the top of the window otherwise.
 * @param follow gives a row the focus
 */
export function useKeptFocus(index: BlockIndex | undefined, follow: (uid: string) => void): void {
  const last = useRef<Element>(undefined);
  const storyId = useRef<number>(undefined);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      // A dialog that closes gives back by itself what it has taken.
      const isPart =
        target instanceof Element && target.closest('[role=dialog], [role=alertdialog]') === null;
      last.current = isPart ? target : undefined;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: blocks come and go with the index.
  useEffect(() => {
    const { open } = documentStore.getState();
    const isSame = open?.story.id === storyId.current;
    storyId.current = open?.story.id;
    if (!isSame || open?.selected === undefined) return;
    const { selected } = open;
    // A field of the form that is asked for takes it first.
    const keep = requestAnimationFrame(() => {
      const isLost = document.activeElement === document.body && last.current?.isConnected === false;
      if (isLost && formStore.getState().wanted === undefined) follow(selected);
    });
    return () => cancelAnimationFrame(keep);
  }, [index, follow]);
}
