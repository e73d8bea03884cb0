import { expect, test } from 'vitest';
import { hindrancesIn, type SealNote, toldTogether } from './seal-notes.ts';

const problem = { type: 'about:blank', title: 'Unprocessable', status: 422, detail: 'Not as it is.' };
const error = (path: (string | number)[], message: string) => ({ in: 'body' as const, path, message });

test('what hinders is told by its place, unless something without a place hinders too', () => {
  const errors = [
    error(['texts', 'names'], 'zu lang'),
    error(['photos', 'photo-1'], 'fehlt'),
    error(['names', 11, 'place'], 'passt nicht'),
  ];
  expect(hindrancesIn({ ...problem, errors })).toEqual([
    { kind: 'text', slot: 'names', message: 'zu lang' },
    { kind: 'photo', slot: 'photo-1', message: 'fehlt' },
    { kind: 'text', slot: 'place', row: 11, message: 'passt nicht' },
  ]);
  expect(
    hindrancesIn({ ...problem, errors: [...errors, error(['choice', 'paper'], 'gibt es nicht')] }),
  ).toEqual([]);
  expect(hindrancesIn(problem)).toEqual([]);
});

test('photos of which the same is said are one note, all others stay their own', () => {
  const missing = (slot: string): SealNote => ({ kind: 'photo', slot, message: 'fehlt' });
  const twice: SealNote = { kind: 'photo', slot: 'photo-4', before: 'photo-3', message: 'zweimal' };
  const words: SealNote = { kind: 'text', slot: 'names', message: 'fehlt' };
  const told = toldTogether([missing('photo-1'), words, missing('photo-2'), twice, twice]);
  expect(told.map(({ slots }) => slots)).toEqual([
    ['photo-1', 'photo-2'],
    ['names'],
    ['photo-4'],
    ['photo-4'],
  ]);
});
