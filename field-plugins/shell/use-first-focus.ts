import { type RefObject, useEffect, useRef } from 'react';

/**
 * Focuses an element as a dialog opens. The editor hides the frame for a moment while it moves it into the dialog, when
 * nothing in it can be focused, and focuses the frame after that.
 */
export function useFirstFocus<Element extends HTMLElement>(): RefObject<Element | null> {
  const element = useRef<Element>(null);
  useEffect(() => {
    const focus = () => {
      if (document.activeElement === document.body) element.current?.focus();
    };
    element.current?.focus();
    window.addEventListener('focus', focus, { once: true });
    return () => window.removeEventListener('focus', focus);
  }, []);
  return element;
}
