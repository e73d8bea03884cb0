import { expect, test } from 'vitest';
import { newContent } from '../session/operations.ts';
import { sharedWordsOf, takenWords, withTaken } from './suite-words.ts';

const slot = (name: string, text = '', maxLength = 60) => ({ slot: name, text, maxLength, isSet: true });
const written = {
  setFor: { names: 'Anna & Paul', headline: 'Wir heiraten' },
  texts: { date: '5. Juni 2027', place: ' ' },
};

test('what belongs to the occasion is shared, what belongs to one card is not', () => {
  expect(sharedWordsOf(written)).toEqual({ names: 'Anna & Paul', date: '5. Juni 2027', initials: 'A & P' });
  expect(sharedWordsOf({ setFor: {}, texts: { names: 'Familie Sommer' } })).toEqual({
    names: 'Familie Sommer',
  });
});

test('only texts that have a place, would differ and fit are offered, with what stands there now', () => {
  const source = { names: 'Anna & Paul', date: '5. Juni 2027', initials: 'A & P', place: 'Waldschlössl' };
  const slots = [slot('names', 'Ida & Leonard'), slot('date', '5. Juni 2027'), slot('place', '', 5)];
  expect(takenWords(source, slots, { setFor: {}, texts: {} }, [])).toEqual([
    { slot: 'names', before: 'Ida & Leonard', after: 'Anna & Paul' },
  ]);
  expect(takenWords(source, slots, { setFor: {}, texts: {} }, ['names'])).toEqual([]);
});

test('all that is taken is one change; other texts stay', () => {
  const content = { ...newContent({}), texts: { headline: 'Menü' } };
  const taken = [{ slot: 'names', before: '', after: 'Anna & Paul' }] as const;
  expect(withTaken(content, taken).texts).toEqual({ headline: 'Menü', names: 'Anna & Paul' });
});
