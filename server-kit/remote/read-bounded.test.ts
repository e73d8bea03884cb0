import { expect, test } from 'vitest';
import { readBounded } from './read-bounded.ts';

/** A body of unknown length that counts how much of it was taken. */
function endless(chunkBytes: number) {
  const taken = { chunks: 0, isCancelled: false };
  const body = new ReadableStream({
    pull(controller) {
      taken.chunks += 1;
      controller.enqueue(new Uint8Array(chunkBytes));
    },
    cancel() {
      taken.isCancelled = true;
    },
  });
  return { response: new Response(body), taken };
}

test('a body within the limit is read whole', async () => {
  expect((await readBounded(new Response('Papier'), 6))?.toString()).toBe('Papier');
  expect((await readBounded(new Response(null), 6))?.length).toBe(0);
});

test('a body that goes on is given up at the limit', async () => {
  const { response, taken } = endless(100);
  expect(await readBounded(response, 1000)).toBeUndefined();
  expect(taken.isCancelled).toBe(true);
  expect(taken.chunks).toBeLessThan(20);
});

test('a body announced as too large is not begun', async () => {
  const { response, taken } = endless(100);
  const announced = new Response(response.body, { headers: { 'content-length': '2000' } });
  expect(await readBounded(announced, 1000)).toBeUndefined();
  expect(taken.isCancelled).toBe(true);
});
