/** Set on the document root while something modal lies over the page; the page then does not scroll. */
const className = 'overlay-active';

let covers = 0;

/** Marks the page as covered until the function it returns is called. */
export function coverPage(): () => void {
  const root = document.documentElement;
  covers += 1;
  // Where scrollbars take room, theirs is kept, so that nothing moves.
  if (covers === 1) root.style.scrollbarGutter = innerWidth > root.clientWidth ? 'stable' : '';
  root.classList.add(className);
  return () => {
    covers -= 1;
    if (covers > 0) return;
    root.style.scrollbarGutter = '';
    root.classList.remove(className);
  };
}

/** Whether a dialog or a drawer is open. */
export function isPageCovered(): boolean {
  return covers > 0;
}
