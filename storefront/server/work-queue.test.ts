import { expect, test } from 'vitest';
import { createWorkQueue } from './work-queue.ts';

function task() {
  let finish = () => {};
  const done = new Promise<string>((resolve) => {
    finish = () => resolve('done');
  });
  let hasStarted = false;
  const start = () => {
    hasStarted = true;
    return done;
  };
  return { start, finish: () => finish(), hasStarted: () => hasStarted };
}

test('runs so many at once, lets so many wait, and turns the rest away', async () => {
  const run = createWorkQueue(2, { maxWaiting: 1, patienceSeconds: 60 });
  const tasks = [task(), task(), task(), task()];
  const results = tasks.map(({ start }) => run(start));
  expect(await results[3]).toBeUndefined();
  expect(tasks.map(({ hasStarted }) => hasStarted())).toEqual([true, true, false, false]);
  tasks[0]?.finish();
  await results[0];
  await expect.poll(() => tasks[2]?.hasStarted(), { timeout: 10_000 }).toBe(true);
  tasks[1]?.finish();
  tasks[2]?.finish();
  expect(await Promise.all(results)).toEqual(['done', 'done', 'done', undefined]);
});

test('a task that fails gives its place to the next', async () => {
  const run = createWorkQueue(1, { maxWaiting: 1, patienceSeconds: 60 });
  const failing = run(() => Promise.reject(new Error('no')));
  const next = run(async () => 'done');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('done');
});

test('a task whose turn does not come in time is turned away, and its place in line is free again', async () => {
  const run = createWorkQueue(1, { maxWaiting: 1, patienceSeconds: 0.02 });
  const [slow, late] = [task(), task()];
  const first = run(slow.start);
  expect(await run(late.start)).toBeUndefined();
  expect(late.hasStarted()).toBe(false);
  slow.finish();
  expect(await first).toBe('done');
  expect(await run(async () => 'next')).toBe('next');
});
