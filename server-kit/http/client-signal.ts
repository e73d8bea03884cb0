import type { ServerResponse } from 'node:http';

/** Aborts when the client ends the connection before it has its whole answer. */
export function clientSignal(response: ServerResponse): AbortSignal {
  const gone = new AbortController();
  const end = () => {
    if (!response.writableFinished) gone.abort();
  };
  if (response.destroyed) end();
  else response.once('close', end);
  return gone.signal;
}
