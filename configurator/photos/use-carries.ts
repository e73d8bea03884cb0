import { type RefObject, useEffect, useRef } from 'react';
import { followCarries } from './follow-carries.ts';
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
  useEffect(() => {
    if (!root.current) return;
    return followCarries({
      root: root.current,
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
  }, [root]);
}
