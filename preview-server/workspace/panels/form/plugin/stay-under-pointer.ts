/**
 * Scrolls by as much as something has grown, where what is pointed at or has the keyboard stands below it: that stays where it
 * is, and a press on it is not lost to what has come in its place.
 */
export function stayUnderPointer(grown: HTMLElement, by: number): void {
  const scroller = scrollerOf(grown);
  if (!scroller || by === 0) return;
  const pointed = [...scroller.querySelectorAll(':hover')].at(-1);
  const meant = pointed ?? document.activeElement;
  if (!meant || !scroller.contains(meant)) return;
  if (grown.compareDocumentPosition(meant) === Node.DOCUMENT_POSITION_FOLLOWING) scroller.scrollTop += by;
}

function scrollerOf(element: HTMLElement): HTMLElement | undefined {
  for (let each = element.parentElement; each; each = each.parentElement)
    if (/auto|scroll/.test(getComputedStyle(each).overflowY)) return each;
  return undefined;
}
