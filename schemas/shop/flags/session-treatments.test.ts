import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSession, recordTreatments } from './session-treatments.ts';

test('a flag that says something else in the same session is told, and its first word stays', () => {
  const first = recordTreatments(undefined, { key: 'a', treatments: { f: 'on' } });
  expect(first).toEqual({ session: { key: 'a', treatments: { f: 'on' } }, isKeyChanged: false, changed: [] });
  const second = recordTreatments(first.session, { key: 'a', treatments: { f: 'off', g: 'on' } });
  expect(second.changed).toEqual([{ flag: 'f', before: 'on', now: 'off' }]);
  expect(second.session.treatments).toEqual({ f: 'on', g: 'on' });
});

test('another key begins anew', () => {
  const known = { key: 'a', treatments: { f: 'on', g: 'on' } };
  expect(recordTreatments(known, { key: 'b', treatments: { f: 'off' } })).toEqual({
    session: { key: 'b', treatments: { f: 'off' } },
    isKeyChanged: true,
    changed: [],
  });
});

test('what was kept is read as it was written, and nothing else is', () => {
  const treatments = fc.dictionary(fc.stringMatching(/^[a-z]{1,9}$/), fc.string());
  fc.assert(
    fc.property(fc.string(), treatments, (key, said) => {
      const { session } = recordTreatments(undefined, { key, treatments: said });
      expect(readSession(JSON.stringify(session))).toEqual(session);
    }),
  );
  for (const kept of [null, '', '{', '7', '{"key":1,"treatments":{}}', '{"key":"a"}'])
    expect(readSession(kept)).toBeUndefined();
});
