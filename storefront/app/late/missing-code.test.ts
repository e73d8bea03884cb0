import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadMissingCode, missingCode, untilLoaded } from './missing-code.ts';

const reload = vi.fn();
let page = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  vi.stubEnv('SSR', false);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('location', { pathname: '/', reload });
  vi.stubGlobal('navigator', { onLine: true });
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

afterEach(() => {
  loadMissingCode();
  reload.mockReset();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

test('a page whose code is missing is loaded anew', async () => {
  void untilLoaded(() => Promise.reject(new Error('404')));
  await vi.advanceTimersByTimeAsync(0);
  expect(reload).toHaveBeenCalledOnce();
});

test('what is ended because the reader follows a link neither keeps them here nor says that something is missing', async () => {
  let end = () => {};
  const ended = new Promise<never>((_, reject) => {
    end = () => reject(new Error('ended'));
  });
  const load = vi.fn(() => ended);
  void untilLoaded(load);
  page.dispatchEvent(new Event('beforeunload'));
  end();
  await vi.advanceTimersByTimeAsync(9000);
  expect(reload).not.toHaveBeenCalled();
  expect(missingCode.current()).toEqual([]);
});

test('where the link led to a download, the reader is told and can ask for what was ended', async () => {
  const load = vi.fn(() => Promise.resolve('code'));
  load.mockImplementationOnce(() => {
    page.dispatchEvent(new Event('beforeunload'));
    return Promise.reject(new Error('ended'));
  });
  const loaded = untilLoaded(load);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(missingCode.current()).toHaveLength(1);
  loadMissingCode();
  expect(await loaded).toBe('code');
  expect(reload).not.toHaveBeenCalled();
});
