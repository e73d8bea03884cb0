import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createWorkQueue, type Priority, type QueueOutcome } from './work-queue.ts';

const priority = fc.constantFrom<Priority>('high', 'low');
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('ask' as const), priority, key: fc.nat({ max: 5 }) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('finish' as const, 'fail' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('leave' as const), which: fc.nat({ max: 30 }) }) },
);
const limits = fc.record({ running: fc.integer({ min: 1, max: 3 }), waiting: fc.nat({ max: 4 }) });

/** Lets all that follows from settled promises happen. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

test('whatever is asked: limits hold, each job runs once at a time, every caller is answered', async () => {
  await fc.assert(
    fc.asyncProperty(limits, fc.array(step, { maxLength: 40 }), async (bounds, steps) => {
      const queue = createWorkQueue<number>(bounds);
      const running: { key: number; end: PromiseWithResolvers<number> }[] = [];
      const callers: { leave: AbortController; outcome: Promise<QueueOutcome<number>> }[] = [];

      const ask = (key: number, wanted: Priority) => {
        const work = () => {
          const end = Promise.withResolvers<number>();
          expect(running.map((job) => job.key)).not.toContain(key);
          running.push({ key, end });
          expect(running.length).toBeLessThanOrEqual(bounds.running);
          return end.promise;
        };
        const leave = new AbortController();
        const options = { key: String(key), priority: wanted, signal: leave.signal };
        const outcome = queue.run(work, options);
        outcome.catch(() => {});
        callers.push({ leave, outcome });
      };

      for (const taken of steps) {
        if (taken.do === 'ask') ask(taken.key, taken.priority);
        else if (taken.do === 'leave') callers[taken.which]?.leave.abort();
        else if (taken.do === 'finish') running.shift()?.end.resolve(1);
        else running.shift()?.end.reject(new Error('failed'));
        await settled();
      }

      const closed = queue.close();
      for (const { end } of running.splice(0)) end.resolve(1);
      await closed;
      const outcomes = await Promise.allSettled(callers.map(({ outcome }) => outcome));
      for (const outcome of outcomes) {
        if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ message: 'failed' });
        else if (!outcome.value.ok) expect(['busy', 'aborted', 'closed']).toContain(outcome.value.refusal);
      }
      expect(running).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

test('jobs of one priority begin in the order they came, and no more than the limit wait', async () => {
  await fc.assert(
    fc.asyncProperty(limits, fc.array(priority, { maxLength: 20 }), async (bounds, asked) => {
      const queue = createWorkQueue<void>(bounds);
      const begun: number[] = [];
      const ends: (() => void)[] = [];
      let busy = 0;
      const work = asked.map((wanted, place) =>
        queue.run(
          () => {
            begun.push(place);
            return new Promise<void>((resolve) => ends.push(resolve));
          },
          { priority: wanted },
        ),
      );
      for (let at = 0; at < asked.length; at += 1) {
        ends[at]?.();
        await settled();
      }
      for (const outcome of await Promise.all(work)) if (!outcome.ok) busy += 1;
      expect(busy).toBe(Math.max(0, asked.length - bounds.running - bounds.waiting));
      const first = asked.slice(0, bounds.running).map((_, place) => place);
      expect(begun.slice(0, bounds.running)).toEqual(first);
      const later = begun.slice(bounds.running);
      const ofPriority = (wanted: Priority) => later.filter((place) => asked[place] === wanted);
      expect(later).toEqual([
        ...ofPriority('high').toSorted((one, other) => one - other),
        ...ofPriority('low').toSorted((one, other) => one - other),
      ]);
    }),
  );
});

test('of a flood one visitor has their share at most, and another is begun as soon as a place is free', async () => {
  const visitors = fc.array(fc.constantFrom('flood', 'flood', 'flood', 'other'), { maxLength: 30 });
  const each = fc.record({ running: fc.integer({ min: 1, max: 2 }), waiting: fc.nat({ max: 5 }) });
  await fc.assert(
    fc.asyncProperty(visitors, each, async (asked, perVisitor) => {
      const queue = createWorkQueue<void>({ running: 3, waiting: 100, perVisitor });
      const running: { visitor: string; end: () => void }[] = [];
      const has = (visitor: string) => running.filter((job) => job.visitor === visitor).length;
      const work = asked.map((visitor) =>
        queue.run(
          () =>
            new Promise<void>((resolve) => {
              running.push({ visitor, end: resolve });
              expect(has(visitor)).toBeLessThanOrEqual(perVisitor.running);
            }),
          { visitor },
        ),
      );
      const count = (visitor: string) => asked.filter((other) => other === visitor).length;
      await settled();
      // The flood never has all three places.
      expect(has('other')).toBeGreaterThanOrEqual(Math.min(1, count('other')));
      let ended = 0;
      for (let job = running.shift(); job; job = running.shift()) {
        job.end();
        ended += 1;
        await settled();
      }
      const taken = ['flood', 'other'].map((visitor) =>
        Math.min(count(visitor), perVisitor.running + perVisitor.waiting),
      );
      expect(ended).toBe(taken.reduce((sum, jobs) => sum + jobs, 0));
      await Promise.all(work);
    }),
  );
});
