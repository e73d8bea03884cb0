import { afterEach, expect, test, vi } from 'vitest';
import { askShop } from './ask-shop.ts';

const shop = { channel: 'blattwerk', country: 'DE', locale: 'de-DE' } as const;
const question = { params: { id: 1461 } };

/** A back end that never answers; what ends a question is up to the browser. */
function fallSilent() {
  vi.useFakeTimers();
  const fetching = vi.fn<typeof fetch>(
    (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('ended', 'AbortError')));
        if (init?.signal?.aborted) reject(new DOMException('ended', 'AbortError'));
      }),
  );
  vi.stubGlobal('fetch', fetching);
  return fetching;
}
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a shop that does not answer is unreachable after a while', async () => {
  fallSilent();
  const settled = vi.fn();
  const answer = askShop(shop)('GET /web-api/themes/{id}', question);
  void answer.then(settled);
  await vi.advanceTimersByTimeAsync(14_999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await answer).toMatchObject({ ok: false, problem: { status: 503 } });
});

test.each([
  [
    'by the question',
    (signal: AbortSignal) => askShop(shop)('GET /web-api/themes/{id}', { ...question, signal }),
  ],
  ['by its asker', (signal: AbortSignal) => askShop(shop, signal)('GET /web-api/themes/{id}', question)],
])('a page that is left waits no longer: said %s', async (_, ask) => {
  const fetching = fallSilent();
  const leaving = new AbortController();
  const asked = ask(leaving.signal).catch(() => undefined);
  leaving.abort();
  await asked;
  expect(fetching.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
});
