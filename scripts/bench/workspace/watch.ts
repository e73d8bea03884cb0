import type { Frame, Page } from '@playwright/test';

/** Milliseconds since 1970, by the clock that all pages of a machine share. */
export type Key = { pressed: number; painted: number };
/** Something the page shows after a paint. */
export type Paint = { at: number; shown: string };

declare global {
  interface Window {
    keys?: Key[];
    paints?: Paint[];
  }
}

/** Notes of every key that types something when it went down and when the page had painted what it typed. */
export async function watchKeys(page: Page): Promise<void> {
  await page.evaluate(() => {
    const keys: Key[] = [];
    window.keys = keys;
    let pressed = 0;
    // The event's own time: what keeps the page from hearing of it counts too.
    addEventListener('keydown', ({ timeStamp }) => (pressed = performance.timeOrigin + timeStamp), true);
    const afterPaint = new MessageChannel();
    afterPaint.port1.onmessage = ({ data }) =>
      keys.push({ pressed: data, painted: performance.timeOrigin + performance.now() });
    addEventListener(
      'input',
      () => {
        const typed = pressed;
        requestAnimationFrame(() => afterPaint.port2.postMessage(typed));
      },
      true,
    );
  });
}

/**
 * Notes when the frame has painted a change of what is watched.
 * @param watched `text` for the words of the block, `places` for which blocks stand on the page in which order
 */
export async function watchPaints(frame: Frame, watched: 'text' | 'places', uid = ''): Promise<void> {
  await frame.evaluate(
    ({ watched, uid }) => {
      const read = () => {
        const marked = [...document.querySelectorAll('[data-blok-uid]')];
        const nameOf = (element: Element) => element.getAttribute('data-blok-uid') ?? '';
        if (watched === 'places') return marked.map(nameOf).join(' ');
        return marked.find((each) => nameOf(each).endsWith(`-${uid}`))?.textContent ?? '';
      };
      const paints: Paint[] = [];
      window.paints = paints;
      let shown = read();
      const afterPaint = new MessageChannel();
      afterPaint.port1.onmessage = ({ data }) =>
        paints.push({ at: performance.timeOrigin + performance.now(), shown: data });
      const observer = new MutationObserver(() => {
        const now = read();
        if (now === shown) return;
        shown = now;
        requestAnimationFrame(() => afterPaint.port2.postMessage(now));
      });
      observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    },
    { watched, uid },
  );
}

/** Takes what was noted so far out of a page. */
export async function takeKeys(page: Page): Promise<Key[]> {
  return page.evaluate(() => window.keys?.splice(0) ?? []);
}

export async function takePaints(frame: Frame): Promise<Paint[]> {
  return frame.evaluate(() => window.paints?.splice(0) ?? []);
}
