import { elementsOf } from '../marked-place.ts';

/** Whether a reader can see an element, or has to scroll to it only: it is not folded away, nor a slide out of turn. */
export function isSeen(element: Element): boolean {
  return (
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest('[inert]')
  );
}

/** Of several elements that show the same, the one that can be seen. */
export function seenOf(elements: readonly HTMLElement[]): HTMLElement | undefined {
  const seen = elements.filter(isSeen);
  const large = seen.filter(hasArea);
  return large.find(isInView) ?? large[0] ?? seen[0];
}

/** What can be seen of a block; of one without an element of its own, such as a test, the blocks inside of it. */
export function seenOfBlock(
  storyId: number,
  { uid, parts }: { uid: string; parts: readonly string[] },
): HTMLElement[] {
  const own = elementsOf({ storyId, uid });
  if (own.length === 0) return parts.flatMap((part) => elementsOf({ storyId, uid: part })).filter(isSeen);
  const seen = seenOf(own);
  return seen ? [seen] : [];
}

/** Whether enough of an element is in the window to be looked at. */
export function isInView(element: Element): boolean {
  const { left, top, right, bottom, height } = element.getBoundingClientRect();
  const inside = Math.min(bottom, window.innerHeight) - Math.max(top, 0);
  return (
    right > 0 &&
    left < window.innerWidth &&
    inside > 0 &&
    inside >= Math.min(height, window.innerHeight * 0.4)
  );
}

function hasArea(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
}
