import { afterEach, expect, test, vi } from 'vitest';
import { tabStorage } from './tab-storage.ts';

afterEach(() => vi.unstubAllGlobals());

test('keeps what it can while the browser keeps nothing', () => {
  vi.stubGlobal('sessionStorage', undefined);
  Object.defineProperty(globalThis, 'sessionStorage', {
    configurable: true,
    get() {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    },
  });
  expect(tabStorage().getItem('scroll')).toBeNull();
  tabStorage().setItem('scroll', '12');
  expect(tabStorage().getItem('scroll')).toBe('12');
});

test('is the tab’s own storage otherwise', () => {
  const own = { getItem: () => null, setItem: () => undefined };
  vi.stubGlobal('sessionStorage', own);
  expect(tabStorage()).toBe(own);
});
