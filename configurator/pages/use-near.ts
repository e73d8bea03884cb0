import { type RefObject, useEffect, useState } from 'react';

/** How far beyond what is seen something counts as near (pixels). */
const margin = '0px 400px';

/** Whether an element is seen in the row that scrolls, or nearly: only then is it worth drawing. */
export function useNear(element: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const watched = element.current;
    if (!watched) return;
    const observer = new IntersectionObserver(
      (entries) => setIsNear(entries.at(-1)?.isIntersecting ?? false),
      { root: watched.parentElement, rootMargin: margin },
    );
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element]);
  return isNear;
}
