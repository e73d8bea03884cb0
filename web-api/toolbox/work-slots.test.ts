import { expect, test } from 'vitest';
import { createWorkSlots } from './work-slots.ts';

const staying = new AbortController().signal;

test('some run, some wait, the rest is refused at once; places are handed on', async () => {
  const slots = createWorkSlots({ concurrent: 2, waiting: 1 });
  const gates = [0, 1, 2].map(() => Promise.withResolvers<void>());
  const works = gates.map(({ promise }, place) => slots.run(staying, () => promise.then(() => place)));
  expect(await slots.run(staying, async () => 'never')).toEqual({ ok: false, refusal: 'busy' });
  gates[0]?.resolve();
  gates[2]?.resolve();
  expect(await works[2]).toEqual({ ok: true, value: 2 });
  gates[1]?.resolve();
  await Promise.all(works);
  expect(await slots.run(staying, async () => 'again')).toEqual({ ok: true, value: 'again' });
});

test('who goes away while waiting leaves the place to another', async () => {
  const slots = createWorkSlots({ concurrent: 1, waiting: 1 });
  const gate = Promise.withResolvers<void>();
  const first = slots.run(staying, () => gate.promise);
  const leaving = new AbortController();
  const second = slots.run(leaving.signal, async () => 'never');
  leaving.abort();
  expect(await second).toEqual({ ok: false, refusal: 'busy' });
  const third = slots.run(staying, async () => 3);
  gate.resolve();
  await first;
  expect(await third).toEqual({ ok: true, value: 3 });
});

test('work that fails gives its place back', async () => {
  const slots = createWorkSlots({ concurrent: 1, waiting: 0 });
  await expect(slots.run(staying, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await slots.run(staying, async () => 1)).toEqual({ ok: true, value: 1 });
});
