import { centimetres } from '@blattwerk/schemas/shop/sizes/format-names.ts';
import { printFormat } from '@blattwerk/schemas/shop/sizes/formats.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readFormatValue } from './read-format-value.ts';

const side = fc.integer({ min: 1, max: 9999 });
const formats = fc.record({ width: side, height: side });

test('what is stored today is read as it is', () => {
  fc.assert(
    fc.property(formats, (format) => {
      const value = { version: 1 as const, format: printFormat(format) };
      expect(readFormatValue(value)).toEqual({ ok: true, value });
    }),
  );
});

test('what was stored before values had a version means the same size', () => {
  fc.assert(
    fc.property(formats, (format) => {
      const value = { version: 1, format: printFormat(format) };
      for (const old of [format, { format: printFormat(format) }, { format: centimetres(format, 'de') }]) {
        expect(readFormatValue(old)).toEqual({ ok: true, value });
      }
    }),
  );
});

test('a newer value is left alone, a damaged one is told apart', () => {
  expect(readFormatValue({ version: 2, size: 'a5' })).toEqual({ ok: false, reason: 'newer', version: 2 });
  for (const damaged of [{ version: 1, format: '0148x105' }, { format: 'groß' }, { width: 3 }]) {
    expect(readFormatValue(damaged)).toEqual({ ok: false, reason: 'unreadable' });
  }
});
