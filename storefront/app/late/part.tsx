import { type ReactNode, Suspense, useLayoutEffect, useMemo, useState } from 'react';

/** Parts that stand in the document, and those of them that listen to the reader. */
const parts = { standing: 0, alive: 0 };
const waiting = new Set<() => void>();

/**
 * A part of the page that the browser takes over by itself, once its code is there; until then the server's HTML stands.
 * What changes around it meanwhile reaches it afterwards: React would drop the HTML of a part that changes too early,
 * and show nothing in its place.
 */
export function Part({ children }: { children: ReactNode }) {
  const [isAlive, setIsAlive] = useState(false);
  const [first] = useState(children);
  useLayoutEffect(() => {
    parts.standing += 1;
  }, []);
  const shown = isAlive ? children : first;
  return useMemo(
    () => (
      <Suspense fallback={null}>
        {shown}
        <Alive onAlive={setIsAlive} />
      </Suspense>
    ),
    [shown],
  );
}

/** Its effect runs when what stands beside it has been taken over. */
function Alive({ onAlive }: { onAlive: (isAlive: true) => void }) {
  useLayoutEffect(() => {
    parts.alive += 1;
    onAlive(true);
    // The parts inside of this one begin with the same commit.
    queueMicrotask(tellWaiting);
  }, [onAlive]);
  return null;
}

/** What stands around the parts has been taken over: a page may have none. */
export function useAliveFrame(): void {
  useLayoutEffect(() => queueMicrotask(tellWaiting), []);
}

function tellWaiting(): void {
  if (parts.alive < parts.standing) return;
  for (const tell of waiting) tell();
  waiting.clear();
}

/** Resolves when every part of the page listens, or after `patienceMs` where the code of one does not come. */
export function untilAlive(patienceMs: number): Promise<void> {
  return new Promise((resolve) => {
    waiting.add(resolve);
    setTimeout(resolve, patienceMs);
  });
}
