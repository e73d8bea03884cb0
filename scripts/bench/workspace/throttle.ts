import type { CDPSession, Page } from '@playwright/test';

/** Debugging sessions of a page and of its frames that run in processes of their own. */
export async function sessionsOf(page: Page): Promise<CDPSession[]> {
  const context = page.context();
  const own = await context.newCDPSession(page);
  const frames = page.frames().filter((frame) => frame !== page.mainFrame());
  // A frame that shares the page's process has no session of its own.
  const inFrames = await Promise.all(
    frames.map((frame) => context.newCDPSession(frame).catch(() => undefined)),
  );
  return [own, ...inFrames.filter((session) => session !== undefined)];
}

/** Makes a page and what it frames run as on a processor so many times slower. */
export async function throttle(page: Page, rate: number): Promise<void> {
  for (const session of await sessionsOf(page))
    await session.send('Emulation.setCPUThrottlingRate', { rate });
}
