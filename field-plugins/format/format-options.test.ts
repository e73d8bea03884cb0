import { describe, expect, test } from 'vitest';
import { readOptions } from '../shell/read-options.ts';
import { formatOptions } from './format-options.ts';

describe('options of the format picker', () => {
  test('without any, the product of the block decides', () => {
    const read = readOptions(formatOptions, { kind: '', type: ' ', productField: '' });
    expect(read).toMatchObject({ ok: true, options: { productField: 'product' } });
  });

  test('kind and type decide for all', () => {
    const read = readOptions(formatOptions, { kind: 'calendar', type: 'wandkalender', productField: 'gift' });
    expect(read).toMatchObject({
      ok: true,
      options: { kind: 'calendar', type: 'wandkalender', productField: 'gift' },
    });
  });

  test.each([
    [{ kind: 'fridge', type: 'a' }, /^kind: must be one of accessory, /],
    [{ kind: 'card' }, /^type: must be given together with kind$/],
    [{ type: 'booklet' }, /^type: must be given together with kind$/],
  ])('%o is refused by name', (given, problem) => {
    const read = readOptions<unknown>(formatOptions, { ...given });
    expect(read.ok ? '' : read.problem).toMatch(problem);
  });
});
