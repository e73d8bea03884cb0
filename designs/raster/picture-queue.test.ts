import { expect, test } from 'vitest';
import { createPictureQueue, type Priority } from './picture-queue.ts';

/** A queue whose jobs finish when told to, and which notes the order they began in. */
function openQueue(concurrency = 1, limit = 10) {
  const queue = createPictureQueue<string>({ concurrency, limit });
  const begun: string[] = [];
  const finish = new Map<string, () => void>();
  const ask = (name: string, priority: Priority = 'visible', signal?: AbortSignal) =>
    queue.run(
      name,
      priority,
      () => {
        begun.push(name);
        return new Promise((resolve) => finish.set(name, () => resolve(`picture ${name}`)));
      },
      signal,
    );
  return { queue, begun, ask, finish: (name: string) => finish.get(name)?.() };
}

test('what somebody waits for comes before what is only warmed', async () => {
  const { ask, begun, finish } = openQueue();
  const first = ask('first');
  void ask('warm', 'warm');
  const visible = ask('visible');
  finish('first');
  await first;
  finish('visible');
  await visible;
  expect(begun).toEqual(['first', 'visible', 'warm']);
});

test('a warm job somebody asks for moves to the front', async () => {
  const { ask, begun, finish } = openQueue();
  const first = ask('first');
  void ask('one', 'warm');
  void ask('two', 'warm');
  void ask('two');
  finish('first');
  await first;
  expect(begun).toEqual(['first', 'two']);
});

test('who asks for the same picture shares one drawing', async () => {
  const { ask, begun, finish } = openQueue();
  const all = [ask('same'), ask('same'), ask('same', 'warm')];
  finish('same');
  expect(await Promise.all(all)).toEqual(['picture same', 'picture same', 'picture same']);
  expect(begun).toEqual(['same']);
});

test('a full queue refuses in a sentence, and warm jobs give way', async () => {
  const { ask, finish } = openQueue(1, 2);
  const first = ask('first');
  const warm = ask('warm', 'warm');
  const second = ask('second');
  const third = ask('third');
  expect(await warm).toMatchObject({ ok: false, reason: 'busy' });
  expect(await ask('fourth')).toEqual({
    ok: false,
    reason: 'busy',
    message: 'Too many pictures are waiting to be drawn. Ask again in a few seconds.',
  });
  expect(await ask('other warm', 'warm')).toMatchObject({ ok: false, reason: 'busy' });
  finish('first');
  await first;
  finish('second');
  await second;
  finish('third');
  expect(await third).toBe('picture third');
});

test('a job nobody waits for any more is not begun, one that others wait for is', async () => {
  const { ask, begun, finish } = openQueue();
  const first = ask('first');
  const gone = new AbortController();
  const left = ask('left', 'visible', gone.signal);
  const shared = [ask('shared', 'visible', gone.signal), ask('shared')];
  gone.abort();
  expect(await left).toMatchObject({ reason: 'aborted' });
  expect(await shared[0]).toMatchObject({ reason: 'aborted' });
  finish('first');
  await first;
  finish('shared');
  expect(await shared[1]).toBe('picture shared');
  expect(begun).toEqual(['first', 'shared']);
});

test('closing refuses what waits and lets what runs come to its end', async () => {
  const { queue, ask, finish } = openQueue();
  const running = ask('running');
  const waiting = ask('waiting');
  const closed = queue.close();
  expect(await waiting).toMatchObject({ reason: 'closed' });
  expect(await ask('later')).toMatchObject({ reason: 'closed' });
  finish('running');
  expect(await running).toBe('picture running');
  await closed;
});
