import { expect, test } from 'vitest';
import { limitGuesses } from './limit-guesses.ts';

test('an address that guesses too often waits until its time is over, others do not', () => {
  let now = 0;
  const limit = limitGuesses({ guesses: 2, seconds: 60 }, () => now);
  limit.countGuess('a');
  expect(limit.secondsToWait('a')).toBe(0);
  now += 20_000;
  limit.countGuess('a');
  expect([limit.secondsToWait('a'), limit.secondsToWait('b')]).toEqual([40, 0]);
  now += 40_000;
  expect(limit.secondsToWait('a')).toBe(0);
  limit.countGuess('a');
  expect(limit.secondsToWait('a')).toBe(0);
});

test('a flood from everywhere fills no memory', () => {
  const limit = limitGuesses({ guesses: 1, seconds: 60 }, () => 0);
  for (let number = 0; number <= 10_000; number += 1) limit.countGuess(String(number));
  expect([limit.secondsToWait('0'), limit.secondsToWait('1')]).toEqual([0, 60]);
});
