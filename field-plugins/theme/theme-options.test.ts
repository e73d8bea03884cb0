import { expect, test } from 'vitest';
import { readOptions } from '../shell/read-options.ts';
import { themeOptions } from './theme-options.ts';

test('types of designs are a list with commas; none means all', () => {
  expect(readOptions(themeOptions, { types: '' })).toMatchObject({ ok: true, options: {} });
  expect(readOptions(themeOptions, { types: 'card, merch' })).toMatchObject({
    options: { types: ['card', 'merch'] },
  });
  const read = readOptions<unknown>(themeOptions, { types: 'card,calendar' });
  expect(read.ok ? '' : read.problem).toMatch(/^types\.1: must be types out of card, photobook, merch$/);
});
