import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { stayUnderPointer } from './stay-under-pointer.ts';

const firstHeight = 72;
/** Of the first row of a picker with what is around it, and of each further one. */
const [firstRow, furtherRow] = [115, 71];
const settledMilliseconds = 2000;

/**
 * Height of a plugin's frame. While the plugin draws what is chosen, its place is kept: what stands below does not move under the
 * pointer.
 * @param layer what the frame lies in, inside its place
 * @param count number of chosen things
 */
export function useFrameHeight(layer: RefObject<HTMLElement | null>, count: number) {
  const [asked, setAsked] = useState(firstHeight);
  const [reserved] = useState(count > 0 ? firstRow + (count - 1) * furtherRow : firstHeight);
  const [isSettled, setSettled] = useState(false);
  const height = isSettled ? asked : Math.max(asked, reserved);

  useEffect(() => {
    const timer = setTimeout(() => setSettled(asked !== firstHeight), settledMilliseconds);
    return () => clearTimeout(timer);
  }, [asked]);

  const before = useRef(height);
  useLayoutEffect(() => {
    const place = layer.current?.parentElement;
    if (place) stayUnderPointer(place, height - before.current);
    before.current = height;
  }, [layer, height]);

  return { height, setAsked };
}
