import { expect, test } from 'vitest';
import { textsIn } from '../texts/texts.generated.ts';
import { composeProblem, toldWarnings } from './seal-problems.ts';

test('warnings are told with the way to their slot, in every language', () => {
  for (const texts of Object.values(textsIn)) {
    const told = toldWarnings(
      [
        { code: 'near-edge', slot: 'names', text: 'Anna\n& Paul' },
        { code: 'near-edge', slot: 'names', row: 11, text: 'Ruth' },
        { code: 'foil-faint', slot: 'date', text: '5. Juni' },
        { code: 'coarse', slot: 'photo-1', dotsPerInch: 180 },
        { code: 'twice', slot: 'photo-2', before: 'photo-1' },
        { code: 'example', slot: 'place', text: 'Orangerie' },
      ],
      texts,
    );
    expect(told).toEqual([
      { kind: 'text', slot: 'names', message: expect.stringContaining('Anna & Paul') },
      { kind: 'text', slot: 'names', row: 11, message: expect.stringMatching(/12.*Ruth/) },
      { kind: 'text', slot: 'date', message: expect.stringContaining('5. Juni') },
      { kind: 'photo', slot: 'photo-1', message: expect.stringContaining('180') },
      { kind: 'photo', slot: 'photo-2', before: 'photo-1', message: texts.drafts.photoTwice },
      { kind: 'text', slot: 'place', message: expect.stringContaining('Orangerie') },
    ]);
    expect(new Set(told.map(({ message }) => message)).size).toBe(6);
  }
});

test('a row too fine for metal is told by its line and its words, in every language', () => {
  const fault = { row: 11, code: 'foil' as const, slot: 'names' as const };
  for (const texts of Object.values(textsIn)) {
    const told = composeProblem(
      { ok: false, reason: 'hindered', hindrances: [{ code: 'row', fault, text: 'Ruth Bergmann' }] },
      texts,
    );
    expect(told.message?.text).toMatch(/12.*Ruth Bergmann/);
    expect(told.errors?.map(({ path }) => path)).toEqual([['names', 11, 'names']]);
  }
});
