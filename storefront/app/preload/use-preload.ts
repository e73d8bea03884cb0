import { useEffect } from 'react';
import { contentAddress } from '../network/fetch-content.ts';
import { clientPath } from './client-path.ts';
import { isSparing } from './connection.ts';
import { createPreloadQueue } from './preload-queue.ts';

/** Milliseconds a pointer rests on a link before its page is worth loading. */
const restMs = 80;

/** Loads a page's data when its link is pointed at, touched or focused. */
export function usePreload(isPreview: boolean): void {
  useEffect(() => {
    if (isPreview || isSparing(Reflect.get(navigator, 'connection'))) return;
    const preload = createPreloadQueue((address) => fetch(address, { priority: 'low' }), Date.now);
    let timer: ReturnType<typeof setTimeout>;
    const onPoint = ({ target, type }: Event) => {
      clearTimeout(timer);
      const link = target instanceof Element ? target.closest('a') : null;
      const path = link ? clientPath(link, location) : undefined;
      if (path === undefined) return;
      const address = contentAddress(new URL(path, location.origin));
      timer = setTimeout(() => preload(address), type === 'pointerover' ? restMs : 0);
    };
    const events = ['pointerover', 'touchstart', 'focusin'];
    for (const event of events) document.addEventListener(event, onPoint, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const event of events) document.removeEventListener(event, onPoint);
    };
  }, [isPreview]);
}
