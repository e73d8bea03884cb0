import type { Page } from '@playwright/test';

export type DyingNetwork = {
  /** Where in the file each part begins that the page has sent. */
  starts: readonly number[];
  /** So much of the file has arrived in the shop; nothing more does. */
  died: Promise<void>;
  /** The connection is there again. */
  heal(): Promise<void>;
};

/** Console errors of a connection that is gone. */
export const deadNetwork = /net::ERR_/;

/** Of a file's first part only the beginning reaches the shop; then the page has no network. */
export async function dyingNetwork(page: Page, file: Uint8Array, bytes: number): Promise<DyingNetwork> {
  const starts: number[] = [];
  const { promise: died, resolve } = Promise.withResolvers<void>();
  await page.route('**/web-api/uploads/*', async (route) => {
    const request = route.request();
    if (request.method() !== 'PATCH') {
      await route.continue();
      return;
    }
    const { 'content-length': _, ...headers } = request.headers();
    starts.push(Number(headers['upload-offset']));
    if (starts.length > 1) {
      await route.continue();
      return;
    }
    const answer = await fetch(request.url(), {
      method: 'PATCH',
      headers,
      body: new Uint8Array(file.subarray(0, bytes)),
    });
    if (answer.status !== 204) throw new Error(`The shop answered a part with ${answer.status}.`);
    await page.context().setOffline(true);
    await route.abort('internetdisconnected');
    resolve();
  });
  return { starts, died, heal: () => page.context().setOffline(false) };
}
