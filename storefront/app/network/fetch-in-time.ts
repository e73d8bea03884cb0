/** A reader waits no longer for an answer: then it is better to say that there is none. */
const patienceMs = 15_000;

/** `fetch` that ends when a signal says so or patience does, reading the body included. */
export function fetchInTime(
  address: Parameters<typeof fetch>[0],
  init: RequestInit | undefined,
  leaving?: AbortSignal,
): Promise<Response> {
  // `AbortSignal.any` is younger than the browsers served here.
  const ending = new AbortController();
  const end = () => ending.abort();
  for (const signal of [init?.signal, leaving]) {
    if (signal?.aborted) end();
    signal?.addEventListener('abort', end);
  }
  setTimeout(end, patienceMs);
  return fetch(address, { ...init, signal: ending.signal });
}
