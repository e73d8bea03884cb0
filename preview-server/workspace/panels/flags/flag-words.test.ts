import { expect, test } from 'vitest';
import type { Say } from '../messages/messages.ts';
import { moneyDifferenceText, pointsText } from './flag-words.ts';

const say: Say = Object.assign((key: string) => key, { language: 'de' as const });

test('a difference has its sign, a minus as wide as a plus', () => {
  expect(pointsText(say, 0.012)).toBe('+1,2');
  expect(pointsText(say, -0.012)).toBe('−1,2');
  expect(moneyDifferenceText(say, 1.2, 'EUR')).toBe('+1,20\u00A0€');
  expect(moneyDifferenceText(say, -1.2, 'EUR')).toBe('−1,20\u00A0€');
  expect(moneyDifferenceText(say, 0, 'EUR')).toBe('0,00\u00A0€');
});
