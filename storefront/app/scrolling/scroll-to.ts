import { hashScrollWaitMs } from '@blattwerk/schemas/shop/pages/routes.ts';
import type { Place } from '../context/place.ts';
import { type ScrollTarget, scrollTarget } from './scroll-target.ts';

/** The first page of a document: reloaded or come back to, the browser has placed its reader already. */
export function scrollToFirst(place: Place): () => void {
  const [entry] = performance.getEntriesByType('navigation');
  return scrollTo(entry?.type === 'navigate' ? scrollTarget(undefined, place) : { kind: 'stay' });
}

/**
 * Scrolls the window, and moves the focus with it to an element; an element that is not there yet is waited for, then
 * the page goes to the top.
 * @returns stops waiting
 */
export function scrollTo(target: ScrollTarget): () => void {
  if (target.kind === 'stay') return () => {};
  let frame = 0;
  const until = target.kind === 'top' ? 0 : performance.now() + hashScrollWaitMs;
  const look = () => {
    if (target.kind === 'element' && showElement(target.id)) return;
    if (performance.now() < until) frame = requestAnimationFrame(look);
    else window.scrollTo({ top: 0, behavior: 'instant' });
  };
  look();
  return () => cancelAnimationFrame(frame);
}

function showElement(id: string): boolean {
  const element = document.getElementById(id);
  if (!element) return false;
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ behavior: isCalm ? 'instant' : 'smooth' });
  // As after a jump of the browser's own: the next Tab leads on from here, and it is read aloud from here.
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
  return true;
}
