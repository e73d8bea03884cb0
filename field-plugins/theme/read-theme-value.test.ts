import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readThemeValue } from './read-theme-value.ts';

const number = fc.integer({ min: 1, max: 999_999 });

test('what is stored today is read as it is', () => {
  const design = fc.string({ minLength: 1, maxLength: 64 });
  fc.assert(
    fc.property(number, fc.option(design, { nil: undefined }), (themeId, designId) => {
      const value = { version: 1 as const, themeId, ...(designId !== undefined && { designId }) };
      expect(readThemeValue(value)).toEqual({ ok: true, value });
    }),
  );
});

test('what was stored before values had a version means the same theme and design', () => {
  fc.assert(
    fc.property(number, number, (theme, design) => {
      const value = { version: 1, themeId: theme, designId: String(design) };
      for (const old of [
        { themeId: theme, designId: design },
        { themeId: String(theme), designId: String(design) },
        { theme, design },
      ]) {
        expect(readThemeValue(old)).toEqual({ ok: true, value });
      }
    }),
  );
  for (const old of [{ theme: '1461' }, { themeId: 1461, designId: '' }, { themeId: 1461, designId: null }]) {
    expect(readThemeValue(old)).toEqual({ ok: true, value: { version: 1, themeId: 1461 } });
  }
});

test('a newer value is left alone, a damaged one is told apart', () => {
  expect(readThemeValue({ version: 3, themes: [] })).toEqual({ ok: false, reason: 'newer', version: 3 });
  for (const damaged of [
    { version: 1, themeId: '1461' },
    { themeId: 0 },
    { theme: 'roses' },
    { name: 'x' },
  ]) {
    expect(readThemeValue(damaged)).toEqual({ ok: false, reason: 'unreadable' });
  }
});
