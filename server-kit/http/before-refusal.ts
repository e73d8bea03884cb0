import type { ServerResponse } from 'node:http';

/** Milliseconds. A flood that asks again as soon as it is refused leaves the process time for others. */
const pauseMs = 1000;

/** Waits before a client is told that it asks for too much at once; no longer than the client does. */
export function beforeRefusal(response: ServerResponse): Promise<void> {
  // Of one that has gone already nothing more is heard.
  if (response.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      response.off('close', end);
      resolve();
    };
    const timer = setTimeout(end, pauseMs);
    response.once('close', end);
  });
}
