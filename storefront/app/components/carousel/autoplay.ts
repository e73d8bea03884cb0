import { carousel } from '@blattwerk/schemas/shop/pages/carousel.ts';
import { type RefObject, useEffect, useState } from 'react';
import { logError } from '../../errors/log-error.ts';
import { useMediaQuery } from '../use-media-query.ts';

type Autoplay = {
  root: HTMLElement | null;
  slideCount: number;
  autoplayMs?: number | undefined;
  next: () => void;
};

/** Starts the time of one slide; what it returns ends it. Without a carousel on the page there is nothing to move. */
export function startAutoplay(
  { root, slideCount, autoplayMs = carousel.autoplayMs, next }: Autoplay,
  log = logError,
): () => void {
  if (!root || slideCount === 0) {
    log('autoplay-without-carousel', root ? 'the carousel has no slides' : 'the carousel is not on the page');
    return () => undefined;
  }
  const timer = setTimeout(next, autoplayMs);
  return () => clearTimeout(timer);
}

/** Whether things may move by themselves here: not on touch devices, not where less motion is wanted. */
export function useAutoplayAllowed(): boolean {
  const canHover = useMediaQuery('(hover: hover) and (pointer: fine)');
  const wantsLessMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  return canHover && !wantsLessMotion;
}

/** Whether the element has been scrolled into view; once true it stays so. */
export function useInView(element: RefObject<HTMLElement | null>): boolean {
  const [isInView, setIsInView] = useState(false);
  useEffect(() => {
    if (isInView || !element.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setIsInView(true);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isInView]);
  return isInView;
}
