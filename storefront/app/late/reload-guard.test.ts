import { expect, test } from 'vitest';
import { mayReload } from './reload-guard.ts';

function emptyStorage() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
}

test('a path reloads once within ten seconds', () => {
  const storage = emptyStorage();
  expect(mayReload(storage, '/service/', 1_000_000, 10_000)).toBe(true);
  expect(mayReload(storage, '/service/', 1_009_999, 10_000)).toBe(false);
  expect(mayReload(storage, '/service/', 1_010_000, 10_000)).toBe(true);
});

test('another path has its own reload', () => {
  const storage = emptyStorage();
  mayReload(storage, '/service/', 1_000_000, 10_000);
  expect(mayReload(storage, '/kontakt/', 1_000_001, 10_000)).toBe(true);
});
