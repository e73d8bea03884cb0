import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { guardStart } from './guard-start.ts';
import { recordEarlyEvents } from './record-early-events.ts';

class FakeScript extends EventTarget {
  readonly type = 'module';
}

const reload = vi.fn();
const removeAttribute = vi.fn();
let listenForError: (event: { target: unknown }) => void = () => {};
let page = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  vi.stubGlobal('window', {});
  vi.stubGlobal('HTMLScriptElement', FakeScript);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('location', { pathname: '/', reload });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('sessionStorage', {});
  vi.stubGlobal('document', {
    addEventListener(type: string, listener: typeof listenForError) {
      if (type === 'error') listenForError = listener;
    },
    getElementById: () => ({ removeAttribute }),
  });
  recordEarlyEvents();
  guardStart(() => true, 10_000, 'notice');
});

afterEach(() => {
  reload.mockReset();
  removeAttribute.mockReset();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a page whose scripts are missing is loaded anew', () => {
  listenForError({ target: new FakeScript() });
  expect(reload).toHaveBeenCalledOnce();
});

test('scripts that are ended because the reader follows a link do not keep them here', () => {
  page.dispatchEvent(new Event('beforeunload'));
  listenForError({ target: new FakeScript() });
  vi.advanceTimersByTime(9000);
  expect(reload).not.toHaveBeenCalled();
  expect(removeAttribute).not.toHaveBeenCalled();
  // The link led to a download.
  vi.advanceTimersByTime(1000);
  expect(removeAttribute).toHaveBeenCalledWith('hidden');
  expect(reload).not.toHaveBeenCalled();
});
