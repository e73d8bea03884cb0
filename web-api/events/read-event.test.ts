import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eventTextsIn } from '../texts/events/event-texts.ts';
import { readEvent } from './read-event.ts';

const today = '2026-11-25';
const texts = eventTextsIn.de;
const form = { kind: 'wedding' as const, name: 'Anna und Ben', date: '2027-06-12', replyBy: '', words: '' };
const read = (change: object) => readEvent({ ...shop, ...form, ...change }, today, texts);
const shop = { channel: 'blattwerk', locale: 'de-DE' } as const;

test('a wedding next summer is kept until half a year after', () => {
  expect(read({})).toMatchObject({
    ok: true,
    event: { date: '2027-06-12', replyBy: null, keptUntil: '2027-12-09' },
  });
});

test.each(['', '12.6.2027', '2027-02-30', '2025-01-01', '2040-01-01'])('%j is no day of an event', (date) => {
  expect(read({ date })).toEqual({ ok: false, errors: { date: [texts.fields.date] } });
});

test('whatever is typed as a day is answered', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (date, replyBy) => {
      expect(read({ date, replyBy }).ok).toBe(false);
    }),
  );
});
