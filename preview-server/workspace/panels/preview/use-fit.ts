import { type RefObject, useEffect, useState } from 'react';
import type { DeviceWidth } from '../../store/settings-store.ts';

export type Fit = { width: number; height: number; scale: number };

/** Size of the page in the frame: as wide as the device, scaled down where there is less room. */
export function fitInto(room: { width: number; height: number }, device: DeviceWidth): Fit {
  const width = device === 'full' ? room.width : device;
  const scale = width > room.width && room.width > 0 ? room.width / width : 1;
  return { width, height: room.height / scale, scale };
}

export function useFit(stage: RefObject<HTMLElement | null>, device: DeviceWidth): Fit {
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
