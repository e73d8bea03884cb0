import { expect, test } from 'vitest';
import type { SendResult, SentPhoto } from './send-photo.ts';
import { createUploads } from './uploads.ts';

const photo: SentPhoto = {
  id: 'b1f9a5c2-7f0e-4c58-9d0b-3f3f5a1c9e10',
  url: '/web-api/photos/b1f9a5c2-7f0e-4c58-9d0b-3f3f5a1c9e10/signature',
  width: 30,
  height: 20,
  focus: { x: 0.5, y: 0.5 },
  capturedAt: null,
  likeness: 'f0f0a5a53c3c0ff0',
  sharpness: 3,
  expiresAt: '2026-11-20T12:00:00.000Z',
};
const fileOf = (name: string) => new File(['x'], name);

/** Answers are given by the test, in the order the files were sent; waiting takes no time. */
function begin() {
  const sent: { name: string; signal: AbortSignal; onProgress(share: number): void }[] = [];
  const answers: ((result: SendResult) => void)[] = [];
  const placed: string[] = [];
  const waited: number[] = [];
  const uploads = createUploads({
    send: (file, { signal, onProgress }) => {
      sent.push({ name: file.name, signal, onProgress });
      return new Promise((resolve) => answers.push(resolve));
    },
    onPhoto: (slot) => placed.push(slot),
    wait: async (milliseconds) => void waited.push(milliseconds),
  });
  const answer = async (index: number, result: SendResult) => {
    const before = sent.length;
    answers[index]?.(result);
    await expect.poll(() => sent.length > before || uploads.current()).toBeTruthy();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { uploads, sent, placed, waited, answer, names: () => sent.map(({ name }) => name) };
}

test('two are sent at a time, and each goes into its slot', async () => {
  const { uploads, names, placed, answer, sent } = begin();
  for (const slot of ['one', 'two', 'three']) uploads.add(slot, fileOf(slot));
  expect(names()).toEqual(['one', 'two']);
  sent[0]?.onProgress(0.4);
  expect(uploads.current().one?.progress).toBe(0.4);
  await answer(0, { ok: true, photo });
  expect(names()).toEqual(['one', 'two', 'three']);
  expect(placed).toEqual(['one']);
  expect(Object.keys(uploads.current()).toSorted()).toEqual(['three', 'two']);
});

test('what breaks is tried again by itself, and then by a press or when the connection is back', async () => {
  const { uploads, names, waited, placed, answer } = begin();
  uploads.add('one', fileOf('one'));
  for (let index = 0; index < 4; index += 1) await answer(index, { ok: false, reason: 'broken' });
  expect(waited).toEqual([1000, 4000, 10_000]);
  expect(uploads.current().one?.failure).toEqual({ reason: 'broken', sentence: null });
  uploads.retryBroken();
  expect(names()).toHaveLength(5);
  await answer(4, { ok: true, photo });
  expect([placed, uploads.current()]).toEqual([['one'], {}]);
});

test('a file that is refused stays so, with the shop’s sentence', async () => {
  const { uploads, names, answer } = begin();
  uploads.add('one', fileOf('one'));
  await answer(0, { ok: false, reason: 'refused', sentence: 'HEIC' });
  expect(uploads.current().one?.failure).toEqual({ reason: 'refused', sentence: 'HEIC' });
  uploads.retryBroken();
  expect(names()).toHaveLength(1);
});

test('the shop says when to come back; who would wait too long is told', async () => {
  const { uploads, waited, answer } = begin();
  uploads.add('one', fileOf('one'));
  await answer(0, { ok: false, reason: 'later', seconds: 5, sentence: 'Gleich.' });
  expect(waited).toEqual([5000]);
  await answer(1, { ok: false, reason: 'later', seconds: 900, sentence: 'Später.' });
  expect(uploads.current().one?.failure).toEqual({ reason: 'later', sentence: 'Später.' });
});

test('another file for the same slot takes the place of the first', async () => {
  const { uploads, sent, placed, answer } = begin();
  uploads.add('one', fileOf('old'));
  uploads.add('one', fileOf('new'));
  expect(sent[0]?.signal.aborted).toBe(true);
  await answer(0, { ok: true, photo });
  expect([placed, uploads.current().one?.file.name]).toEqual([[], 'new']);
  uploads.cancel('one');
  await answer(1, { ok: true, photo });
  expect([placed, uploads.current()]).toEqual([[], {}]);
});
