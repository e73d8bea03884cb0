import { startTransition } from 'react';
import type { Next } from './shown.ts';

/** Names the picture of the page that is left (`styles/base.css`). */
const pictureName = 'left-page';

/**
 * Shows what comes next: the same page at once, another one beneath a picture of the page that is left, which fades
 * away. A page that is overtaken while it is rendered never arrives.
 * @param setShown puts a page into the document
 */
export function createFadingShow(setShown: (next: Next) => void): (next: Next) => void {
  let wanted: Next | undefined;
  let endFade = () => {};
  return (next) => {
    endFade();
    wanted = next;
    if (!next.isPage) return setShown(next);
    fadeOver((onShown) => {
      if (wanted !== next) return onShown();
      endFade = onShown;
      const onArrival = () => {
        onShown();
        return next.onArrival?.();
      };
      startTransition(() => setShown({ ...next, onArrival }));
    });
  };
}

/**
 * Nothing but the page that is left is a picture: the next page takes clicks at once. Readers who want less motion, and
 * browsers without view transitions, get the page alone.
 * @param change puts the next page into the document, and says when it stands there
 */
function fadeOver(change: (onShown: () => void) => void): void {
  const main = document.querySelector('main');
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!main || isCalm || document.hidden || !('startViewTransition' in document)) {
    change(() => {});
    return;
  }
  main.style.setProperty('view-transition-name', pictureName);
  const { ready } = document.startViewTransition(async () => {
    await new Promise<void>(change);
    main.style.removeProperty('view-transition-name');
  });
  // One that is overtaken by the next ends early; its page is shown all the same.
  ready.catch(() => {});
}
