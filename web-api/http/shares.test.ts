import { expect, test } from 'vitest';
import { createShares } from './shares.ts';

test('one visitor has a share, and what others do does not shrink it', () => {
  const shares = createShares(2);
  const [first, second] = [shares.take('one'), shares.take('one')];
  expect([first, second, shares.take('one'), shares.take('other')]).toEqual([
    expect.any(Function),
    expect.any(Function),
    undefined,
    expect.any(Function),
  ]);
  first?.();
  expect(shares.take('one')).toBeDefined();
  expect(shares.take('one')).toBeUndefined();
});
