import { carousel } from '@blattwerk/schemas/shop/pages/carousel.ts';
import { type DragEvent, type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';

/** A pointer on its way from press to release. */
type Drag = {
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

/** Handlers that turn drags of mouse or finger into steps and keep their clicks from following links. */
export function useSwipe(isEnabled: boolean, onSwipe: (step: 'next' | 'previous') => void) {
  const start = useRef<{ x: number; y: number }>(undefined);
  const drag = useRef<Drag>(undefined);
  const forget = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(forget.current), []);
  if (!isEnabled) return {};
  const finish = () => {
    const step = start.current && drag.current && swipeOf(drag.current);
    start.current = undefined;
    // The click that ends a drag comes at once; a later one, of a voice or a switch, is a click of its own.
    clearTimeout(forget.current);
    forget.current = setTimeout(() => {
      drag.current = undefined;
    }, carousel.delayedActionMs);
    if (step) onSwipe(step);
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      if (!event.isPrimary || event.button !== 0) return;
      clearTimeout(forget.current);
      start.current = { x: event.clientX, y: event.clientY };
      drag.current = { isTouch: event.pointerType === 'touch', x: 0, y: 0, moves: 0 };
    },
    onPointerMove: (event: PointerEvent) => {
      if (!start.current || !drag.current || !event.isPrimary) return;
      const { isTouch, moves } = drag.current;
      const x = event.clientX - start.current.x;
      const y = event.clientY - start.current.y;
      drag.current = { isTouch, x, y, moves: moves + 1 };
    },
    onPointerUp: finish,
    onPointerLeave: finish,
    // The page took the gesture for scrolling.
    onPointerCancel: () => {
      start.current = undefined;
    },
    onDragStart: (event: DragEvent) => event.preventDefault(),
    onClickCapture: (event: MouseEvent) => {
      const isKeyboard = event.detail === 0;
      if (isKeyboard || !drag.current || !isDrag(drag.current)) return;
      drag.current = undefined;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
