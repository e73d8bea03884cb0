import { expect, test } from 'vitest';
import { isSwitchedOff, rememberVisitSwitches } from './visit-switches.ts';

function emptyStorage() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

test('what an address switched off stays off on the next pages, until an address switches it on', () => {
  const storage = emptyStorage();
  rememberVisitSwitches('?tracking=0', storage);
  rememberVisitSwitches('', storage);
  expect([isSwitchedOff('tracking', storage), isSwitchedOff('logging', storage)]).toEqual([true, false]);
  rememberVisitSwitches('?logging=0&tracking=1', storage);
  expect([isSwitchedOff('tracking', storage), isSwitchedOff('logging', storage)]).toEqual([false, true]);
});

test('nothing is off when no address said so', () => {
  const storage = emptyStorage();
  rememberVisitSwitches('?utm_source=brief', storage);
  expect([isSwitchedOff('tracking', storage), isSwitchedOff('logging', storage)]).toEqual([false, false]);
});
