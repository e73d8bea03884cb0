import { type RefObject, useEffect, useRef } from 'react';
import type { PhotoDesk } from './use-photos.ts';

/** How a photo that can be carried is named: `tray 3` by its place there, `slot photo-1` by its slot. */
export const carryName = {
  waiting: (place: number) => `tray ${place}`,
  slot: (slot: string) => `slot ${slot}`,
};

/** Photos are carried by mouse and finger: out of the tray into slots, from slot to slot, back into the tray. */
export function useCarries(
  root: RefObject<HTMLElement | null>,
  desk: PhotoDesk,
  onPage: (id: string) => void,
) {
  const told = useRef({ desk, onPage });
  useEffect(() => {
    told.current = { desk, onPage };
  });
  const hasPlaces = desk.slots.length > 0;
  useEffect(() => {
    const element = root.current;
    if (!element || !hasPlaces) return;
    let stop: (() => void) | undefined;
    let isOver = false;
    const follow = async () => {
      const part = await import('./follow-carries.ts').catch(() => undefined);
      if (isOver) return;
      stop = part?.followCarries({
        root: element,
        onPage: (id) => told.current.onPage(id),
        onDrop(what, slot) {
          const { desk: now } = told.current;
          const [from, name = ''] = what.split(' ');
          const waiting = now.waiting[Number(name)];
          if (from === 'slot' && slot === null) now.unplace(name);
          else if (from === 'slot' && slot !== null) now.put({ from, slot: name }, slot);
          else if (from === 'tray' && slot !== null && waiting) now.put({ from, waiting }, slot);
        },
      });
    };
    void follow();
    return () => {
      isOver = true;
      stop?.();
    };
  }, [root, hasPlaces]);
}
