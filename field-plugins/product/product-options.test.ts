import { productKinds } from '@blattwerk/schemas/kinds/kind-facts.generated.ts';
import { describe, expect, test } from 'vitest';
import { readOptions } from '../shell/read-options.ts';
import { productOptions } from './product-options.ts';

describe('options of the product picker', () => {
  test('without any, all kinds and 24 products', () => {
    expect(readOptions(productOptions, { kinds: '', maximum: ' ' })).toEqual({
      ok: true,
      shared: { channel: undefined, country: undefined, readOnly: false },
      options: { kinds: [...productKinds], minimum: 0, maximum: 24, marked: [] },
    });
  });

  test('kinds are a list with commas', () => {
    const read = readOptions(productOptions, { kinds: 'card, photobook', minimum: '1', maximum: '1' });
    expect(read).toMatchObject({ options: { kinds: ['card', 'photobook'], minimum: 1, maximum: 1 } });
  });

  test.each([
    [{ kinds: 'card,fridge' }, /^kinds\.1: must be kinds out of accessory, /],
    [{ maximum: 'two' }, /^maximum: must be a whole number/],
    [{ maximum: '25' }, /^maximum: must be at most 24$/],
    [{ maximum: '0' }, /^maximum: must be at least 1$/],
    [{ minimum: '3', maximum: '2' }, /^minimum: must not be more than the maximum$/],
    [{ channel: 'bakery' }, /^channel: /],
    [{ country: 'Schweiz' }, /^country: /],
    [{ readOnly: 'perhaps' }, /^readOnly: /],
  ])('%o is refused by name', (given, problem) => {
    const read = readOptions<unknown>(productOptions, { ...given });
    expect(read.ok ? '' : read.problem).toMatch(problem);
  });
});
