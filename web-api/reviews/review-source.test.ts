import pino from 'pino';
import { beforeEach, expect, test, vi } from 'vitest';
import type { PlatformAnswer } from './review-platform.ts';
import { createReviewSource } from './review-source.ts';

const german = { channel: 'blattwerk', language: 'de' } as const;
const minute = 60_000;
const review = (id: string, date: string) => ({ id, author: 'Anna', text: 'Schön.', rating: 5, date });

let now: number;
const answer = (count: number): PlatformAnswer => ({ count, rating: 4.8, isSample: false, reviews: [] });
const read = vi.fn<() => Promise<PlatformAnswer>>();
const source = () =>
  createReviewSource({ read }, { log: pino({ level: 'silent' }), clock: () => new Date(now) });

beforeEach(() => {
  now = 0;
  read.mockReset();
});

test('without a platform there is nothing, and nobody is asked', async () => {
  const none = createReviewSource(undefined, { log: pino({ level: 'silent' }), clock: () => new Date() });
  expect(await none.read(german)).toBeNull();
});

test('the platform is asked once a quarter of an hour, however many want to know', async () => {
  read.mockImplementation(async () => answer(7));
  const reviews = source();
  const both = await Promise.all([reviews.read(german), reviews.read(german)]);
  expect(both.map((summary) => summary?.count)).toEqual([7, 7]);
  now += 14 * minute;
  await reviews.read(german);
  expect(read).toHaveBeenCalledTimes(1);
  now += 2 * minute;
  // The old answer is given at once, the new one fetched behind it.
  read.mockImplementation(async () => answer(8));
  expect((await reviews.read(german))?.count).toBe(7);
  await vi.waitFor(async () => expect((await reviews.read(german))?.count).toBe(8));
  expect(read).toHaveBeenCalledTimes(2);
});

test('while the platform is down the last answer stands in for a day, then there is none', async () => {
  read.mockImplementation(async () => answer(7));
  const reviews = source();
  await reviews.read(german);
  read.mockRejectedValue(new Error('down'));
  now += 23 * 60 * minute;
  expect((await reviews.read(german))?.count).toBe(7);
  now += 2 * 60 * minute;
  await reviews.read(german);
  await vi.waitFor(async () => expect(await reviews.read(german)).toBeNull());
});

test('a platform that was never reached is asked again after half a minute, not for every page', async () => {
  read.mockRejectedValue(new Error('down'));
  const reviews = source();
  expect(await reviews.read(german)).toBeNull();
  expect(await reviews.read(german)).toBeNull();
  expect(read).toHaveBeenCalledTimes(1);
  now += 31_000;
  read.mockImplementation(async () => answer(7));
  await reviews.read(german);
  await vi.waitFor(async () => expect((await reviews.read(german))?.count).toBe(7));
});

test('the newest voices come first; a shop without reviews has no rating', async () => {
  const reviews = [review('a', '2026-01-02'), review('b', '2026-03-01')];
  read.mockImplementation(async () => ({ ...answer(2), reviews }));
  expect((await source().read(german))?.reviews.map(({ id }) => id)).toEqual(['b', 'a']);
  read.mockImplementation(async () => answer(0));
  expect(await source().read(german)).toBeNull();
});
