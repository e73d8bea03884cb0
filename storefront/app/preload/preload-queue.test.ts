import { expect, test } from 'vitest';
import { createPreloadQueue } from './preload-queue.ts';

function setUp() {
  const loads: { address: string; finish: () => void }[] = [];
  const clock = { now: 0 };
  const load = (address: string) =>
    new Promise<void>((resolve, reject) => {
      loads.push({ address, finish: address === '/broken/' ? reject : resolve });
    });
  return { preload: createPreloadQueue(load, () => clock.now), loads, clock };
}

test('at most four pages load at once, the others follow', async () => {
  const { preload, loads } = setUp();
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) preload(`/${name}/`);
  expect(loads.map(({ address }) => address)).toEqual(['/a/', '/b/', '/c/', '/d/']);
  loads[1]?.finish();
  await expect.poll(() => loads.length, { timeout: 10_000 }).toBe(5);
  expect(loads[4]?.address).toBe('/e/');
});

test('a page is loaded once as long as it is fresh', () => {
  const { preload, loads, clock } = setUp();
  preload('/a/');
  preload('/a/');
  clock.now = 9_999;
  preload('/a/');
  expect(loads).toHaveLength(1);
  clock.now = 10_000;
  preload('/a/');
  expect(loads).toHaveLength(2);
});

test('a failed load makes room for the next', async () => {
  const { preload, loads } = setUp();
  for (const name of ['broken', 'b', 'c', 'd', 'e']) preload(`/${name}/`);
  loads[0]?.finish();
  await expect.poll(() => loads.length, { timeout: 10_000 }).toBe(5);
});
