import { expect, test } from 'vitest';
import { readModel, writeModel } from './stored-model.ts';

const read = (stored: object) => ({ ok: true as const, value: stored });

test.each([undefined, null, '', { plugin: 'a', _uid: 'b' }])('%o is an empty field', (model) => {
  expect(readModel(model, read).reading).toEqual({ ok: true, value: undefined });
});

test.each(['text', 7, ['a']])('%o is no value', (model) => {
  expect(readModel(model, read).reading).toEqual({ ok: false, reason: 'unreadable' });
});

test('a value keeps its id, or gets one; an emptied field is stored as nothing', () => {
  const { uid, reading } = readModel({ plugin: 'a', _uid: 'b', version: 1 }, read);
  expect(reading).toEqual({ ok: true, value: { version: 1 } });
  expect(writeModel('a', uid, { version: 1 })).toEqual({ plugin: 'a', _uid: 'b', version: 1 });
  expect(writeModel('a', undefined, { version: 1 })).toMatchObject({ _uid: expect.any(String) });
  expect(writeModel('a', uid, undefined)).toBeUndefined();
});
