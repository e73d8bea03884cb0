import { type RefObject, useEffect, useState } from 'react';
import type { DeviceWidth } from '../../store/settings-store.ts';

/** What one frame can be: a view of two is two frames. */
export type FrameWidth = Exclude<DeviceWidth, 'pair'>;

/** From this width on the shop shows its desktop layout. */
export const desktopWidth = 1024;

export type Fit = { width: number; height: number; scale: number };

/** Size of the page in the frame: as wide as the device, scaled down where there is less room. */
export function fitInto(room: { width: number; height: number }, device: FrameWidth): Fit {
  const width =
    device === 'full' ? room.width : device === 'desktop' ? Math.max(room.width, desktopWidth) : device;
  const scale = width > room.width && room.width > 0 ? room.width / width : 1;
  return { width, height: room.height / scale, scale };
}

export function useFit(stage: RefObject<HTMLElement | null>, device: FrameWidth): Fit {
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [stage]);
  return fitInto(room, device);
}
