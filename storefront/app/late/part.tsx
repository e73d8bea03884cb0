import { type ReactNode, Suspense, useLayoutEffect } from 'react';

/** Parts that stand in the document, and those of them that listen to the reader. */
const parts = { standing: 0, alive: 0 };
const waiting = new Set<() => void>();

/** A part of the page that the browser takes over by itself, once its code is there; until then the server's HTML stands. */
export function Part({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    parts.standing += 1;
  }, []);
  return (
    <Suspense fallback={null}>
      {children}
      <Alive />
    </Suspense>
  );
}

/** Its effect runs when what stands beside it has been taken over. */
function Alive() {
  useLayoutEffect(() => {
    parts.alive += 1;
    // The parts inside of this one begin with the same commit.
    queueMicrotask(tellWaiting);
  }, []);
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
