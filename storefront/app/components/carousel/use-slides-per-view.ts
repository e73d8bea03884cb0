import { resizeDebounceMs } from '@blattwerk/schemas/shop/pages/breakpoints.ts';
import { type RefObject, useEffect, useState } from 'react';

/** How many slides the stylesheet shows at the present width, read again after the window was resized. */
export function useSlidesPerView(root: RefObject<HTMLElement | null>, initial: number): number {
  const [perView, setPerView] = useState(initial);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = () => {
      if (!root.current) return;
      const value = Number(getComputedStyle(root.current).getPropertyValue('--per-view'));
      if (value > 0) setPerView(value);
    };
    const readLater = () => {
      clearTimeout(timer);
      timer = setTimeout(read, resizeDebounceMs);
    };
    read();
    addEventListener('resize', readLater);
    return () => {
      clearTimeout(timer);
      removeEventListener('resize', readLater);
    };
  }, [root]);
  return perView;
}
