import { type RefObject, useEffect, useRef } from 'react';
import type { PanelImperativeHandle } from 'react-resizable-panels';
import { foldPane, settingsStore } from '../store/settings-store.ts';
import { useTranslating } from '../store/translation-store.ts';

/** Share of the window for two texts beside each other; what is left shows the page. */
const roomForTwo = '56%';

/** Gives the form the room of two texts while a page is translated, and all columns their own again after. */
export function useTranslationRoom(form: RefObject<PanelImperativeHandle | null>): boolean {
  const isTranslating = useTranslating(({ isOpen }) => isOpen);
  const before = useRef<{ pixels: number; folded: { stories: boolean; form: boolean } }>(undefined);
  useEffect(() => {
    if (!isTranslating) return;
    const panel = form.current;
    const { folded } = settingsStore.getState();
    before.current = { pixels: panel?.getSize().inPixels ?? 0, folded };
    foldPane('stories', true);
    foldPane('form', false);
    // The columns take the folding over first.
    const frame = requestAnimationFrame(() => form.current?.resize(roomForTwo));
    // A window that is closed or loaded again meanwhile begins with its own columns.
    const unfold = () => foldPane('stories', folded.stories);
    window.addEventListener('pagehide', unfold);
    return () => {
      window.removeEventListener('pagehide', unfold);
      cancelAnimationFrame(frame);
      const { current } = before;
      if (!current) return;
      foldPane('stories', current.folded.stories);
      if (current.pixels > 0) form.current?.resize(current.pixels);
      foldPane('form', current.folded.form);
    };
  }, [isTranslating, form]);
  return isTranslating;
}
