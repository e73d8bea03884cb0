import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFrameFocus } from './frame-focus.ts';

class Frame {
  contentWindow: Window | null = null;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('HTMLIFrameElement', Frame);
  focusInWorkspace(undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const focusInWorkspace = (activeElement: Frame | undefined) => vi.stubGlobal('document', { activeElement });

/** What waits for the focus of a frame that does not have it yet. */
function setUp() {
  const run = vi.fn();
  const focus = createFrameFocus(() => null);
  focus.once(run);
  return { run, focus };
}

const tell = (type: string) => window.dispatchEvent(new Event(type));

test('a frame that has the focus is not waited for', () => {
  focusInWorkspace(new Frame());
  expect(setUp().run).toHaveBeenCalledOnce();
});

test('what runs as the focus arrives runs after the browser has moved it, once', async () => {
  const { run } = setUp();
  tell('blur');
  await Promise.resolve();
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledOnce();
  tell('blur');
  vi.runAllTimers();
  expect(run).toHaveBeenCalledOnce();
});

test('a click that brings no focus is not waited on for ever', () => {
  const { run } = setUp();
  vi.runAllTimers();
  expect(run).toHaveBeenCalledOnce();
});

test('a focus that comes later than is waited for is answered, too', () => {
  const { run } = setUp();
  vi.advanceTimersByTime(2000);
  tell('blur');
  vi.runAllTimers();
  expect(run).toHaveBeenCalledTimes(2);
});

test.each(['pointerdown', 'keydown'])(
  'after a %s in the workspace a late focus stays where it is',
  (type) => {
    const { run } = setUp();
    vi.advanceTimersByTime(2000);
    tell(type);
    tell('blur');
    vi.runAllTimers();
    expect(run).toHaveBeenCalledOnce();
  },
);

test.each(['pointerdown', 'keydown'])('a %s in the workspace meanwhile keeps the keyboard there', (type) => {
  const { run } = setUp();
  tell(type);
  tell('blur');
  vi.runAllTimers();
  expect(run).not.toHaveBeenCalled();
});

test.each([[['giveUp']], [['blur', 'giveUp']]])('after %j nothing waits', (steps) => {
  const { run, focus } = setUp();
  for (const step of steps) {
    if (step === 'giveUp') focus.giveUp();
    else tell(step);
  }
  vi.runAllTimers();
  expect(run).not.toHaveBeenCalled();
});

test('another click takes the place of the one before', () => {
  const { run, focus } = setUp();
  const other = vi.fn();
  focus.once(other);
  tell('blur');
  vi.runAllTimers();
  expect(run).not.toHaveBeenCalled();
  expect(other).toHaveBeenCalledOnce();
});
