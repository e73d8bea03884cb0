import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { BrowserContext } from '@playwright/test';
import { build } from 'vite';
import { z } from 'zod';
import { localTokens } from '../environment.ts';
import type { LongStory } from './long-story.ts';
import { quantile } from './statistics.ts';

export type MessageFigures = { p50: number; p95: number };
type Shop = { storefront: string; workspace: string };

const changes = 40;
const pause = 150;
const spaceId = 100_001;

/** The vendor's React SDK in a page of its own, as one script. */
export async function buildVendorPreview(): Promise<string> {
  const outDir = fileURLToPath(new URL('../../.cache/vendor-preview', import.meta.url));
  await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2023',
      lib: {
        entry: fileURLToPath(new URL('./vendor-preview/vendor-preview.tsx', import.meta.url)),
        formats: ['es'],
        fileName: 'vendor-preview',
      },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  return readFile(`${outDir}/vendor-preview.js`, 'utf8');
}

/**
 * Milliseconds from an editor's `input` message with the whole draft to the frame's paint of it. Both previews get the
 * same messages from the same bare editor page, so that only what happens in the frame differs.
 */
export async function benchMessages(
  context: BrowserContext,
  shop: Shop,
  story: LongStory,
  vendorScript: string,
): Promise<{ own: MessageFigures; vendor: MessageFigures }> {
  const draft = await readDraft(shop, story);
  const own = await measure(
    context,
    shop,
    story,
    draft,
    `${shop.storefront}/${draft.slug}/${previewQuery(story)}`,
    '',
  );
  const address = `${shop.storefront}/vendor-preview${previewQuery(story)}`;
  const vendor = await measure(context, shop, story, draft, address, vendorScript);
  return { own, vendor };
}

const draftAnswer = z.object({
  story: z.looseObject({ id: z.number(), slug: z.string(), content: z.looseObject({}) }),
});
type Draft = z.infer<typeof draftAnswer>['story'];

async function readDraft(shop: Shop, story: LongStory): Promise<Draft> {
  const query = `version=draft&token=${localTokens.preview}&find_by=id`;
  const response = await fetch(`${shop.workspace}/v2/cdn/stories/${story.id}?${query}`);
  return draftAnswer.parse(await response.json()).story;
}

function previewQuery(story: LongStory): string {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const token = createHash('sha1').update(`${spaceId}:${localTokens.preview}:${timestamp}`).digest('hex');
  const query = new URLSearchParams({
    _storyblok: String(story.id),
    _storyblok_c: 'page',
    '_storyblok_tk[space_id]': String(spaceId),
    '_storyblok_tk[timestamp]': timestamp,
    '_storyblok_tk[token]': token,
  });
  return `?${query}`;
}

async function measure(
  context: BrowserContext,
  shop: Shop,
  story: LongStory,
  draft: Draft,
  frameAddress: string,
  vendorScript: string,
): Promise<MessageFigures> {
  const page = await context.newPage();
  await page.route(`${shop.storefront}/vendor-preview?*`, (route) => {
    const data = JSON.stringify({ story: draft, editor: shop.workspace }).replaceAll('<', '\\u003c');
    const script = vendorScript.replaceAll('</script', '<\\/script');
    const body = `<!doctype html><meta charset="utf-8"><body><div id="root"></div>
      <script>Object.assign(window, ${data})</script><script type="module">${script}</script>`;
    return route.fulfill({ contentType: 'text/html', body });
  });
  // Any page of the editors' host will do: only it may frame a preview.
  await page.goto(`${shop.workspace}/bench-editor`);
  await page.setContent('<iframe width="1300" height="800"></iframe>');
  const greeted = page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        window.addEventListener('message', ({ data }) => {
          if (data?.action === 'initialized') resolve();
        }),
      ),
  );
  await page.locator('iframe').evaluate((frame, address) => frame.setAttribute('src', address), frameAddress);
  await greeted;
  const frame = page.frameLocator('iframe');
  await frame.getByRole('heading', { name: story.headline }).evaluate((heading) => {
    const afterPaint = new MessageChannel();
    afterPaint.port1.onmessage = () =>
      window.parent.postMessage({ painted: performance.timeOrigin + performance.now() }, '*');
    const observer = new MutationObserver(() =>
      requestAnimationFrame(() => afterPaint.port2.postMessage(undefined)),
    );
    observer.observe(heading, { subtree: true, childList: true, characterData: true });
  });
  const delays = await page.evaluate(sendChanges, { draft, changes, pause, headline: story.headline });
  await page.close();
  return { p50: quantile(delays, 0.5), p95: quantile(delays, 0.95) };
}

/** Runs in the editor's page: one letter more at a time, each message a copy of the whole draft. */
async function sendChanges(task: {
  draft: Draft;
  changes: number;
  pause: number;
  headline: string;
}): Promise<number[]> {
  const target = document.querySelector('iframe')?.contentWindow;
  const delays: number[] = [];
  for (let letters = 1; letters <= task.changes; letters++) {
    const text = JSON.stringify(task.draft).replaceAll(
      `"${task.headline}"`,
      JSON.stringify(task.headline + 'x'.repeat(letters)),
    );
    const story = JSON.parse(text);
    const painted = new Promise<number>((resolve) => {
      const listener = ({ data }: MessageEvent) => {
        if (typeof data?.painted !== 'number') return;
        window.removeEventListener('message', listener);
        resolve(data.painted);
      };
      window.addEventListener('message', listener);
    });
    const sent = performance.timeOrigin + performance.now();
    target?.postMessage({ action: 'input', story }, '*');
    delays.push((await painted) - sent);
    await new Promise((resolve) => setTimeout(resolve, task.pause));
  }
  return delays;
}
