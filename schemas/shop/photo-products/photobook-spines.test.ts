import { expect, test } from 'vitest';
import { spineOf } from './photobook-spines.ts';

test('a spine grows with pages, paper and boards, and is titled where it is hard and wide enough', () => {
  expect(spineOf('digitalfotobuch', 24, 'standard', 'hard')).toEqual({ width: 7, isTitled: false });
  expect(spineOf('digitalfotobuch', 160, 'standard', 'hard')).toEqual({ width: 18.5, isTitled: true });
  expect(spineOf('digitalfotobuch', 160, 'feinstweiss', 'hard').width).toBe(22);
  expect(spineOf('digitalfotobuch', 160, 'standard', 'soft')).toEqual({ width: 14, isTitled: false });
  expect(spineOf('echtfotobuch', 20, undefined, undefined)).toEqual({ width: 12, isTitled: true });
});

test('a stapled booklet has none', () => {
  expect(spineOf('fotoheft', 64, 'standard', 'soft')).toEqual({ width: 0, isTitled: false });
});
