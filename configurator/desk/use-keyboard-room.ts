import { type RefObject, useEffect } from 'react';
import { hasKeyboard, isLow, wayIntoSight } from './sight.ts';

/** Pixels of a label above its field, and of air below it. */
const labelHeight = 34;
const air = 12;

/**
 * Makes room beside an on-screen keyboard: phones lay it over the page, whose own measures stay as they were. The picture
 * becomes as low as what is left asks for, and the field that is written in stands between picture and keyboard.
 */
export function useKeyboardRoom(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { visualViewport: seen } = window;
    if (!seen) return;
    let [width, most] = [0, 0];

    function follow(): void {
      if (!seen || !root.current) return;
      // Pinching changes what is seen too, but not how much of the screen it takes.
      const height = seen.height * seen.scale;
      const { clientWidth } = document.documentElement;
      if (clientWidth !== width) [width, most] = [clientWidth, 0];
      most = Math.max(most, height);
      const isOpen = hasKeyboard(height, most);
      const { style } = root.current;
      if (isOpen) style.setProperty('--seen-height', `${height}px`);
      else style.removeProperty('--seen-height');
      if (isOpen) style.setProperty('--seen-top', `${seen.offsetTop}px`);
      else style.removeProperty('--seen-top');
      root.current.toggleAttribute('data-low', isOpen && isLow(height));
    }

    function bringIntoSight(): void {
      const field = document.activeElement;
      const isWritten = field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement;
      if (!seen || !isWritten || !root.current?.contains(field)) return;
      if (!root.current.style.getPropertyValue('--seen-height')) return;
      const { top, bottom, left, right } = field.getBoundingClientRect();
      const picture = root.current.firstElementChild?.getBoundingClientRect();
      const isBelow = picture !== undefined && picture.left < right && picture.right > left;
      const free = isBelow ? Math.max(picture.bottom, seen.offsetTop) : seen.offsetTop;
      const sight = { top: free, bottom: seen.offsetTop + seen.height };
      const way = wayIntoSight({ top: top - labelHeight, bottom: bottom + air }, sight);
      if (way !== 0) window.scrollBy({ top: way, behavior: 'instant' });
    }

    // The browser scrolls too, for the field that is focused and for what became lower above it.
    function settle(): void {
      requestAnimationFrame(() => {
        bringIntoSight();
        requestAnimationFrame(bringIntoSight);
      });
    }
    function resize(): void {
      follow();
      settle();
    }

    follow();
    seen.addEventListener('resize', resize);
    seen.addEventListener('scroll', follow);
    document.addEventListener('focusin', settle);
    return () => {
      seen.removeEventListener('resize', resize);
      seen.removeEventListener('scroll', follow);
      document.removeEventListener('focusin', settle);
    };
  }, [root]);
}
