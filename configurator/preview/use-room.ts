import type { Size } from '@blattwerk/designs/model/shape.ts';
import { type RefObject, useEffect, useState } from 'react';

/** Pixels that an element has; undefined until it is laid out. */
export function useRoom(element: RefObject<Element | null>): Size | undefined {
  const [room, setRoom] = useState<Size>();
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return room;
}
