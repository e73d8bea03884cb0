import { type RefObject, useEffect, useMemo, useState } from 'react';

export type Sight = {
  /** It has been in sight, so that it is worth loading. */
  wasSeen: boolean;
  isSeen(): boolean;
  /** Calls back whenever it comes into sight. */
  onSeen(listener: () => void): () => void;
};

/** Whether an element is in sight, of which renders are not to depend. */
export function useSeen(element: RefObject<HTMLElement | null>): Sight {
  const [wasSeen, setWasSeen] = useState(false);
  const now = useMemo(() => ({ isSeen: false, listeners: new Set<() => void>() }), []);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver((entries) => {
      const isSeen = entries.at(-1)?.isIntersecting ?? false;
      if (isSeen === now.isSeen) return;
      now.isSeen = isSeen;
      if (!isSeen) return;
      setWasSeen(true);
      for (const listener of now.listeners) listener();
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, now]);
  return useMemo(
    () => ({
      wasSeen,
      isSeen: () => now.isSeen,
      onSeen(listener) {
        now.listeners.add(listener);
        return () => now.listeners.delete(listener);
      },
    }),
    [wasSeen, now],
  );
}
