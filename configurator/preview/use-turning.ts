import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';

/** How far it is turned from where a step shows it (degrees), and how near one is. */
export type Turn = { yaw: number; pitch: number; zoom: number };

const straight: Turn = { yaw: 0, pitch: 0, zoom: 1 };
const zoomLimits = { least: 0.6, most: 3 };
const mostPitch = 50;
/** A short, quick pull that goes to what is next. */
const swipe = { milliseconds: 300, pixels: 36 };

type Held = { at: number; x: number; y: number; startX: number; startY: number; spread: number | null };

export type Turning = {
  turn: Turn;
  /** It follows a hand: nothing is to lag behind. */
  isHeld: boolean;
  turnBy(change: Partial<Turn>): void;
  stand(): void;
  handlers: {
    onPointerDown(event: PointerEvent): void;
    onPointerMove(event: PointerEvent): void;
    onPointerUp(event: PointerEvent): void;
    onPointerCancel(event: PointerEvent): void;
  };
};

/** Turned by dragging, brought near by wheel and two fingers. @param onSwipe 1 for what comes next, -1 for what was before */
export function useTurning(stage: RefObject<HTMLElement | null>, onSwipe: (way: 1 | -1) => void): Turning {
  const [turn, setTurn] = useState(straight);
  const [isHeld, setIsHeld] = useState(false);
  const pointers = useRef(new Map<number, { x: number; y: number }>());
  const held = useRef<Held>(undefined);
  const turnBy = ({ yaw = 0, pitch = 0, zoom = 1 }: Partial<Turn>) =>
    setTurn((now) => ({
      yaw: now.yaw + yaw,
      pitch: within(now.pitch + pitch, -mostPitch, mostPitch),
      zoom: within(now.zoom * zoom, zoomLimits.least, zoomLimits.most),
    }));
  useEffect(() => {
    const watched = stage.current;
    if (!watched) return;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const zoom = Math.exp(-event.deltaY * 0.0015);
      setTurn((now) => ({ ...now, zoom: within(now.zoom * zoom, zoomLimits.least, zoomLimits.most) }));
    };
    // React listens passively, and the page behind would scroll.
    watched.addEventListener('wheel', onWheel, { passive: false });
    return () => watched.removeEventListener('wheel', onWheel);
  }, [stage]);

  const release = (event: PointerEvent) => {
    const start = held.current;
    pointers.current.delete(event.pointerId);
    if (pointers.current.size > 0 || !start) return;
    held.current = undefined;
    setIsHeld(false);
    if (event.type !== 'pointerup' || start.spread !== null) return;
    const way = swipeOf({
      x: event.clientX - start.startX,
      y: event.clientY - start.startY,
      milliseconds: event.timeStamp - start.at,
    });
    if (way) onSwipe(way);
  };

  return {
    turn,
    isHeld,
    turnBy,
    stand: () => setTurn(straight),
    handlers: {
      onPointerDown(event) {
        if (event.button !== 0) return;
        const { clientX: x, clientY: y, pointerId, timeStamp: at } = event;
        event.currentTarget.setPointerCapture(pointerId);
        pointers.current.set(pointerId, { x, y });
        const spread = spreadOf(pointers.current);
        held.current ??= { at, x, y, startX: x, startY: y, spread };
        held.current.spread = spread;
        setIsHeld(true);
      },
      onPointerMove(event) {
        const now = held.current;
        if (!now || !pointers.current.has(event.pointerId)) return;
        const { clientX: x, clientY: y } = event;
        pointers.current.set(event.pointerId, { x, y });
        const spread = spreadOf(pointers.current);
        if (spread !== null && now.spread !== null) {
          turnBy({ zoom: spread / now.spread });
          now.spread = spread;
        } else if (now.spread === null) turnBy({ yaw: (x - now.x) * 0.45, pitch: (now.y - y) * 0.3 });
        [now.x, now.y] = [x, y];
      },
      onPointerUp: release,
      onPointerCancel: release,
    },
  };
}

/** Where a pull leads: a short one to the left goes on, as with leaves; a slow one only turns. */
export function swipeOf(pull: { x: number; y: number; milliseconds: number }): 1 | -1 | undefined {
  const isQuick = pull.milliseconds < swipe.milliseconds;
  const isAcross = Math.abs(pull.x) > swipe.pixels && Math.abs(pull.x) > 1.5 * Math.abs(pull.y);
  return isQuick && isAcross ? (pull.x < 0 ? 1 : -1) : undefined;
}

/** Between two fingers; null with another number of them. */
function spreadOf(pointers: ReadonlyMap<number, { x: number; y: number }>): number | null {
  const [one, other, third] = [...pointers.values()];
  return one && other && !third ? Math.max(1, Math.hypot(one.x - other.x, one.y - other.y)) : null;
}

function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
