import { carousel } from '@blattwerk/schemas/shop/pages/carousel.ts';

/** A pointer on its way from press to release. */
export type Drag = {
  isTouch: boolean;
  /** Way so far in CSS pixels; positive is right and down. */
  x: number;
  y: number;
  /** Move events so far. */
  moves: number;
};

/** The step a finished drag asks for: over 50 px, and with a mouse more than three times as wide as high. */
export function swipeOf({ isTouch, x, y }: Drag): 'next' | 'previous' | undefined {
  if (Math.abs(x) <= carousel.touchSwipeThresholdPx) return undefined;
  if (!isTouch && Math.abs(x) <= carousel.mouseSwipeRatio * Math.abs(y)) return undefined;
  return x < 0 ? 'next' : 'previous';
}

/** Whether the click that ends this drag was meant for the carousel and must follow no link. */
export function isDrag(drag: Drag): boolean {
  return (!drag.isTouch && drag.moves > carousel.dragThresholdMoves) || swipeOf(drag) !== undefined;
}
