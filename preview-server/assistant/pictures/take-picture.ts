import * as z from 'zod';
import { type BrowserPipe, withBrowser } from './browser-pipe.ts';

export type Shot = {
  url: string;
  /** Width of the window in pixels. */
  width: number;
  /** `_uid` of a block; left out, the page from its top. */
  block?: string | undefined;
};

export type Taken =
  | { ok: true; data: Buffer; type: string }
  | { ok: false; reason: 'no block' | 'no page' | 'no answer' };

const mostMilliseconds = 50_000;
const windowHeight = 900;
/** Longer pages are cut off: programs see little of a picture that is higher still. */
const mostHeight = 4_000;
const imageWaitMilliseconds = 6_000;

/** Takes the picture of a page, or of one block of it, as a browser shows it. */
export function takePicture(executable: string, shot: Shot): Promise<Taken> {
  return withBrowser(executable, mostMilliseconds, (pipe) => photograph(pipe, shot));
}

async function photograph(pipe: BrowserPipe, { url, width, block }: Shot): Promise<Taken> {
  const { targetId } = targetSchema.parse(await pipe.send('Target.createTarget', { url: 'about:blank' }));
  const attached = await pipe.send('Target.attachToTarget', { targetId, flatten: true });
  const { sessionId } = sessionSchema.parse(attached);
  const send = (method: string, parameters?: Record<string, unknown>) =>
    pipe.send(method, parameters, sessionId);
  const sized = (height: number) =>
    send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: width < 700 });
  const evaluate = async (expression: string) => {
    const answer = await send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
    return resultSchema.parse(answer).result.value;
  };
  await send('Page.enable');
  await sized(windowHeight);
  const loaded = pipe.once('Page.loadEventFired');
  const { errorText } = navigationSchema.parse(await send('Page.navigate', { url }));
  if (errorText !== undefined) return { ok: false, reason: 'no answer' };
  await loaded;
  if (z.number().parse(await evaluate(status)) >= 400) return { ok: false, reason: 'no page' };
  // As high as the page, so that pictures below load too.
  await sized(
    Math.min(mostHeight, z.number().parse(await evaluate('document.documentElement.scrollHeight'))),
  );
  await evaluate(settled);
  const box = boxSchema.safeParse(await evaluate(block === undefined ? pageBox : blockBox(block)));
  if (!box.success) return { ok: false, reason: 'no block' };
  const clip = { ...box.data, height: Math.min(mostHeight, box.data.height), scale: 1 };
  const shot = await send('Page.captureScreenshot', {
    ...{ format: 'webp', quality: 80, clip },
    captureBeyondViewport: true,
  });
  return { ok: true, data: Buffer.from(dataSchema.parse(shot).data, 'base64'), type: 'image/webp' };
}

const targetSchema = z.object({ targetId: z.string() });
const sessionSchema = z.object({ sessionId: z.string() });
const navigationSchema = z.object({ errorText: z.string().optional() });
const resultSchema = z.object({ result: z.object({ value: z.unknown() }) });
const dataSchema = z.object({ data: z.base64() });
const boxSchema = z.object({
  x: z.number(),
  y: z.number(),
  width: z.number().positive(),
  height: z.number().positive(),
});

const status = `performance.getEntriesByType('navigation')[0].responseStatus`;

/** Waits for letters, and for pictures that come into the window: those further down load only when it gets there. */
const settled = `Promise.race([
  Promise.all([document.fonts.ready, ...[...document.images]
    .filter((image) => image.getBoundingClientRect().top < innerHeight)
    .map((image) => image.decode().catch(() => {}))]),
  new Promise((resolve) => setTimeout(resolve, ${imageWaitMilliseconds})),
]).then(() => true)`;

const pageBox = `({ x: 0, y: 0, width: document.documentElement.clientWidth, height: document.documentElement.scrollHeight })`;

/** Blocks are marked with the number of their page and their \`_uid\`. */
const blockBox = (uid: string): string => `(() => {
  const element = [...document.querySelectorAll('[data-blok-uid]')]
    .find(({ dataset }) => dataset.blokUid.endsWith(${JSON.stringify(`-${uid}`)}));
  if (!element) return null;
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + scrollX, y: y + scrollY, width, height };
})()`;
