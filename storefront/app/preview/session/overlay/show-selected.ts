import type { Selection } from '@blattwerk/schemas/preview/to-page.ts';
import { elementsOf, fieldElementsOf } from '../marked-place.ts';
import { isInView, seenOf } from './follow-elements.ts';

/** Milliseconds that a block may take to appear on the page, as one does that was just inserted. */
const patienceMs = 2000;

let wanted: Selection | undefined;

/** Scrolls to what was selected elsewhere, as soon as it stands on the page. */
export function showSelected(selection: Selection): void {
  wanted = selection;
  const until = performance.now() + patienceMs;
  const look = () => {
    if (wanted !== selection) return;
    const element = elementFor(selection);
    if (element) scrollTo(element);
    else if (performance.now() < until) requestAnimationFrame(look);
  };
  look();
}

function elementFor({ storyId, uids, block, field }: Selection): HTMLElement | undefined {
  const [uid] = uids;
  if (uid === undefined) return undefined;
  const ofField = block && field !== null ? seenOf(fieldElementsOf({ storyId, uid }, field)) : undefined;
  return ofField ?? seenOf(elementsOf({ storyId, uid }));
}

function scrollTo(element: HTMLElement): void {
  if (isInView(element)) return;
  const isTall = element.getBoundingClientRect().height > window.innerHeight * 0.8;
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ behavior: isCalm ? 'instant' : 'smooth', block: isTall ? 'start' : 'center' });
}
