import { describe, expect, test } from 'vitest';
import { createWorkQueue, type JobOptions, type QueueLimits } from './work-queue.ts';

/** A queue whose jobs end when told to, and which notes the order they began in. */
function openQueue(limits: QueueLimits = { running: 1, waiting: 10 }) {
  const queue = createWorkQueue<string>(limits);
  const begun: string[] = [];
  const ends = new Map<string, PromiseWithResolvers<string>>();
  const ask = (name: string, options: JobOptions = {}) =>
    queue.run(() => {
      begun.push(name);
      const end = Promise.withResolvers<string>();
      ends.set(name, end);
      return end.promise;
    }, options);
  const finish = (name: string) => ends.get(name)?.resolve(`${name} done`);
  const fail = (name: string) => ends.get(name)?.reject(new Error(`${name} failed`));
  return { queue, begun, ask, finish, fail };
}

const done = (name: string) => ({ ok: true, value: `${name} done` });
const busy = { ok: false, refusal: 'busy' };

describe('limits', () => {
  test('some run, some wait, the rest is refused at once; places are handed on', async () => {
    const { ask, begun, finish } = openQueue({ running: 2, waiting: 1 });
    const [one, two, three] = [ask('one'), ask('two'), ask('three')];
    expect(await ask('four')).toEqual(busy);
    expect(begun).toEqual(['one', 'two']);
    finish('one');
    expect(await one).toEqual(done('one'));
    expect(begun).toEqual(['one', 'two', 'three']);
    for (const name of ['two', 'three']) finish(name);
    expect(await Promise.all([two, three])).toEqual([done('two'), done('three')]);
    const again = ask('again');
    finish('again');
    expect(await again).toEqual(done('again'));
  });

  test('a queue without places to wait runs one and refuses the next', async () => {
    const { ask, finish } = openQueue({ running: 1, waiting: 0 });
    const one = ask('one');
    expect(await ask('two')).toEqual(busy);
    finish('one');
    expect(await one).toEqual(done('one'));
  });

  test('jobs that fail give their places to the next', async () => {
    const { ask, fail, finish, begun } = openQueue();
    const work = ['one', 'two', 'three'].map((name) => ask(name));
    const outcomes = Promise.allSettled(work);
    fail('one');
    await expect(work[0]).rejects.toThrow('one failed');
    fail('two');
    await expect(work[1]).rejects.toThrow('two failed');
    finish('three');
    expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
    expect(begun).toEqual(['one', 'two', 'three']);
  });

  test('work that throws before it is begun fails as any other', async () => {
    const { queue, ask, finish } = openQueue();
    const broken = () => {
      throw new Error('no work');
    };
    await expect(queue.run(broken)).rejects.toThrow('no work');
    const next = ask('next');
    finish('next');
    expect(await next).toEqual(done('next'));
  });
});

describe('patience', () => {
  test('a job whose turn does not come in time is refused, and its place in line is free again', async () => {
    const { ask, begun, finish } = openQueue({ running: 1, waiting: 1, patienceSeconds: 0.02 });
    const first = ask('slow');
    expect(await ask('late')).toEqual({ ok: false, refusal: 'late' });
    const next = ask('next');
    finish('slow');
    expect(await first).toEqual(done('slow'));
    finish('next');
    expect(await next).toEqual(done('next'));
    expect(begun).toEqual(['slow', 'next']);
  });

  test('a job that runs may take longer', async () => {
    const { ask, finish } = openQueue({ running: 1, waiting: 1, patienceSeconds: 0.02 });
    const slow = ask('slow');
    expect(await ask('late')).toEqual({ ok: false, refusal: 'late' });
    finish('slow');
    expect(await slow).toEqual(done('slow'));
  });
});

describe('priority', () => {
  test('what a request waits for comes before work ahead of time', async () => {
    const { ask, begun, finish } = openQueue();
    const first = ask('first');
    void ask('ahead', { priority: 'low' });
    const wanted = ask('wanted');
    finish('first');
    await first;
    finish('wanted');
    await wanted;
    expect(begun).toEqual(['first', 'wanted', 'ahead']);
  });

  test('work ahead of time that a request asks for comes first', async () => {
    const { ask, begun, finish } = openQueue();
    const first = ask('first');
    void ask('one', { key: 'one', priority: 'low' });
    void ask('two', { key: 'two', priority: 'low' });
    void ask('two', { key: 'two' });
    finish('first');
    await first;
    expect(begun).toEqual(['first', 'two']);
  });

  test('in a full queue work ahead of time gives way', async () => {
    const { ask, finish } = openQueue({ running: 1, waiting: 2 });
    const first = ask('first');
    const ahead = ask('ahead', { priority: 'low' });
    const second = ask('second');
    const third = ask('third');
    expect(await ahead).toEqual(busy);
    expect(await ask('fourth')).toEqual(busy);
    expect(await ask('other ahead', { priority: 'low' })).toEqual(busy);
    for (const [name, work] of Object.entries({ first, second, third })) {
      finish(name);
      expect(await work).toEqual(done(name));
    }
  });
});

describe('shared jobs', () => {
  test('callers with the same key share one job, waiting or running', async () => {
    const { ask, begun, finish } = openQueue();
    const first = ask('first', { key: 'first' });
    const all = ['high', 'high', 'low'] as const;
    const waiting = all.map((priority) => ask('same', { key: 'same', priority }));
    const running = ask('first', { key: 'first' });
    finish('first');
    expect(await Promise.all([first, running])).toEqual([done('first'), done('first')]);
    finish('same');
    expect(await Promise.all(waiting)).toEqual([done('same'), done('same'), done('same')]);
    expect(begun).toEqual(['first', 'same']);
    void ask('same', { key: 'same' });
    expect(begun).toEqual(['first', 'same', 'same']);
  });

  test('a shared job that fails fails for all, and is begun anew for the next', async () => {
    const { ask, begun, fail } = openQueue();
    const both = [ask('shared', { key: 'shared' }), ask('shared', { key: 'shared' })];
    fail('shared');
    const outcomes = await Promise.allSettled(both);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    void ask('shared', { key: 'shared' });
    expect(begun).toEqual(['shared', 'shared']);
  });

  test('a job that all callers have left is not begun, one that others wait for is', async () => {
    const { ask, begun, finish } = openQueue();
    const first = ask('first');
    const gone = new AbortController();
    const left = ask('left', { key: 'left', signal: gone.signal });
    const shared = [ask('shared', { key: 'shared', signal: gone.signal }), ask('shared', { key: 'shared' })];
    gone.abort();
    expect(await left).toEqual({ ok: false, refusal: 'aborted' });
    expect(await shared[0]).toEqual({ ok: false, refusal: 'aborted' });
    finish('first');
    await first;
    finish('shared');
    expect(await shared[1]).toEqual(done('shared'));
    expect(begun).toEqual(['first', 'shared']);
  });

  test('leaving makes room; leaving a running job does not end it', async () => {
    const { ask, begun, finish } = openQueue({ running: 1, waiting: 1 });
    const gone = new AbortController();
    const running = ask('running', { key: 'running', signal: gone.signal });
    const waiting = ask('waiting', { signal: gone.signal });
    gone.abort();
    expect(await running).toEqual({ ok: false, refusal: 'aborted' });
    expect(await waiting).toEqual({ ok: false, refusal: 'aborted' });
    expect(await ask('too late', { signal: gone.signal })).toEqual({ ok: false, refusal: 'aborted' });
    const next = ask('next');
    const joined = ask('running', { key: 'running' });
    finish('running');
    expect(await joined).toEqual(done('running'));
    finish('next');
    expect(await next).toEqual(done('next'));
    expect(begun).toEqual(['running', 'next']);
  });
});

describe('closing', () => {
  test('what waits is refused, what runs comes to its end', async () => {
    const { queue, ask, finish } = openQueue();
    const running = ask('running');
    const waiting = ask('waiting');
    const closed = queue.close();
    expect(await waiting).toEqual({ ok: false, refusal: 'closed' });
    expect(await ask('later')).toEqual({ ok: false, refusal: 'closed' });
    finish('running');
    expect(await running).toEqual(done('running'));
    await closed;
  });

  test('an idle queue closes at once, and twice', async () => {
    const { queue } = openQueue();
    await queue.close();
    await queue.close();
  });
});

describe('visitors', () => {
  const shares = { running: 3, waiting: 100, perVisitor: { running: 2, waiting: 2 } };

  test('one visitor has places of their own, and what is beyond them is refused', async () => {
    const { ask, begun, finish } = openQueue(shares);
    const mine = ['one', 'two', 'three', 'four'].map((name) => ask(name, { visitor: 'me' }));
    expect(await ask('five', { visitor: 'me' })).toEqual(busy);
    expect(begun).toEqual(['one', 'two']);
    const yours = ask('yours', { visitor: 'you' });
    expect(begun).toEqual(['one', 'two', 'yours']);
    finish('one');
    await mine[0];
    expect(begun).toEqual(['one', 'two', 'yours', 'three']);
    for (const name of ['two', 'yours', 'three']) finish(name);
    await Promise.all([mine[1], mine[2], yours]);
    finish('four');
    expect(await mine[3]).toEqual(done('four'));
    const again = ask('again', { visitor: 'me' });
    finish('again');
    expect(await again).toEqual(done('again'));
  });

  test('turns go to the visitor with the fewest jobs running', async () => {
    const { ask, begun, finish } = openQueue({ ...shares, running: 2 });
    const first = ask('first', { visitor: 'me' });
    for (const name of ['second', 'third']) void ask(name, { visitor: 'me' });
    void ask('yours', { visitor: 'you' });
    finish('first');
    await first;
    expect(begun).toEqual(['first', 'second', 'yours']);
  });

  test('who leaves the line gives the place back', async () => {
    const { ask } = openQueue({ running: 1, waiting: 100, perVisitor: { running: 1, waiting: 1 } });
    void ask('one', { visitor: 'me' });
    const gone = new AbortController();
    const two = ask('two', { visitor: 'me', signal: gone.signal });
    expect(await ask('three', { visitor: 'me' })).toEqual(busy);
    gone.abort();
    expect(await two).toEqual({ ok: false, refusal: 'aborted' });
    const four = ask('four', { visitor: 'me', signal: AbortSignal.abort() });
    expect(await four).toEqual({ ok: false, refusal: 'aborted' });
    const five = await Promise.race([ask('five', { visitor: 'me' }), 'waits']);
    expect(five).toBe('waits');
  });
});
