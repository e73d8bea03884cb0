import { colour } from '@blattwerk/schemas/fields/colour-field.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markUp } from './mark-up.ts';
import { fromLocal, toLocal } from './stored-time.ts';

test('a stored moment comes back unchanged', () => {
  const moments = fc.date({ min: new Date('1990-01-01'), max: new Date('2080-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(moments, (moment) => {
      const stored = moment.toISOString().slice(0, 16).replace('T', ' ');
      expect(fromLocal(toLocal(stored, false), false)).toBe(stored);
    }),
  );
  expect(fromLocal(toLocal('2026-11-20 00:00', true), true)).toBe('2026-11-20 00:00');
});

test('a year that is being typed has four digits, as the control wants it', () => {
  expect(toLocal('0202-12-01 12:00', false)).toMatch(/^0202-/);
});

test.each(['', 'gestern', '2026-99-99 10:00'])('%j shows an empty control', (stored) => {
  expect(toLocal(stored, false)).toBe('');
});

test.each([
  ['bold', 'Euer Tag', 5, 8, 'Euer **Tag**'],
  ['link', 'Euer Tag', 5, 8, 'Euer [Tag](https://)'],
  ['list', 'Eins\nZwei', 0, 9, '- Eins\n- Zwei'],
  ['heading', 'Eins\nZwei', 6, 6, 'Eins\n## Zwei'],
] as const)('%s in Markdown', (mark, text, start, end, expected) => {
  expect(markUp(text, start, end, mark).text).toBe(expected);
});

test('the schema marks colours by one pattern', () => {
  expect(new RegExp(colour.regex).test('#2f4a3f')).toBe(true);
});
