import { carousel } from '@blattwerk/schemas/shop/pages/carousel.ts';
import { logError } from '../../errors/log-error.ts';

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
