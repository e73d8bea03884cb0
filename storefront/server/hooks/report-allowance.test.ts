import { expect, test } from 'vitest';
import { createReportAllowance } from './report-allowance.ts';

test('sixty reports a minute are logged, the others are not', () => {
  let time = 0;
  const mayLog = createReportAllowance(() => time);
  const logged = () => Array.from({ length: 100 }, mayLog).filter(Boolean).length;
  expect(logged()).toBe(60);
  expect(logged()).toBe(0);
  time += 60_000;
  expect(logged()).toBe(60);
});
