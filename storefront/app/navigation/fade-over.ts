/** Names the picture of the page that is left (`styles/base.css`). */
const pictureName = 'left-page';

/**
 * Shows the next page beneath a picture of the one that is left, which fades away. Nothing else is a picture: the next
 * page takes clicks at once. Readers who want less motion, and browsers without view transitions, get the page alone.
 * @param change puts the next page into the document, and says when it stands there
 */
export function fadeOver(change: (onShown: () => void) => void): void {
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
