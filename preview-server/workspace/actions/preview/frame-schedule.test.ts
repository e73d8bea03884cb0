import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFrameSchedule, type ScheduledFrame } from './frame-schedule.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp(frames: readonly Partial<Record<'isWorkedIn' | 'isSeen', boolean>>[]) {
  const shown: number[] = [];
  const schedule = createFrameSchedule();
  const joined = frames.map(({ isWorkedIn = false, isSeen = true }, at) => {
    const frame: ScheduledFrame = {
      isWorkedIn: () => isWorkedIn,
      isSeen: () => isSeen,
      show: () => void shown.push(at),
    };
    return schedule.join(frame);
  });
  return {
    shown,
    joined,
    press: () => {
      for (const each of joined) each.changed();
    },
  };
}

test('the frame that is worked in comes at once, wherever it stands, and the others after it', () => {
  const { shown, press } = setUp([{}, { isWorkedIn: true }, {}]);
  press();
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(100);
  expect(shown).toEqual([1, 0, 2]);
});

test('what is out of view waits for a pause', () => {
  const { shown, press } = setUp([{ isWorkedIn: true }, { isSeen: false }, {}]);
  for (let key = 0; key < 3; key += 1) {
    press();
    vi.advanceTimersByTime(100);
  }
  expect(shown).toEqual([0, 2, 0, 2, 0, 2]);
  vi.advanceTimersByTime(1000);
  expect(shown.slice(6)).toEqual([1]);
});

test('of twelve in view six follow the key, the others the pause', () => {
  const { shown, press } = setUp(Array.from({ length: 12 }, (_, at) => ({ isWorkedIn: at === 0 })));
  press();
  vi.advanceTimersByTime(150);
  expect(shown).toHaveLength(7);
  vi.advanceTimersByTime(1000);
  expect(new Set(shown).size).toBe(12);
});

test('a frame that has gone is shown nothing', () => {
  const { shown, joined, press } = setUp([{ isWorkedIn: true }, {}]);
  press();
  joined[1]?.leave();
  vi.advanceTimersByTime(2000);
  expect(shown).toEqual([0]);
});
