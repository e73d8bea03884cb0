import { expect, test } from 'vitest';
import { isSparing } from './connection.ts';

test.each([
  [undefined, false],
  [{ effectiveType: '4g', saveData: false }, false],
  [{ effectiveType: '3g' }, false],
  [{ effectiveType: '2g' }, true],
  [{ effectiveType: 'slow-2g' }, true],
  [{ effectiveType: '4g', saveData: true }, true],
])('%o is sparing: %s', (connection, expected) => {
  expect(isSparing(connection)).toBe(expected);
});
