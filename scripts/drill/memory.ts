import { globSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import type { BuiltShop } from '../built-shop.ts';
import { ask } from './ask.ts';
import type { Outcome } from './outcome.ts';
import { pagesOf } from './pages-of.ts';
import { newVisitor } from './visitors.ts';

/** Ceiling of a process and of those it has started, in bytes. */
const ceiling = 1.2e9;
const management = { authorization: 'local-management', 'content-type': 'application/json' };

/**
 * Varied requests, uploads of 64 megapixels and a storm of publications at once.
 * @param requests how many are sent at most
 * @param maximumSeconds after which no more are sent
 */
export async function memory(
  shop: BuiltShop,
  {
    requests,
    maximumSeconds,
    uploads: uploadCount = 100,
    publications: publicationCount = 200,
  }: { requests: number; maximumSeconds: number; uploads?: number; publications?: number },
): Promise<Outcome> {
  const until = performance.now() + maximumSeconds * 1000;
  const paths = await pagesOf(shop);
  const strange: string[] = [];
  const note = ({ status, url }: Response) => {
    if (status >= 500 && status !== 503) strange.push(`${status} at ${url}`);
  };
  let sent = 0;
  const visit = async () => {
    while (sent < requests && performance.now() < until) {
      const at = sent++;
      const response = await ask(`${shop.storefront}${paths[at % paths.length]}?q=w${at}&page=${at % 7}`, {
        headers: newVisitor(),
      });
      note(response);
      await response.arrayBuffer();
    }
  };
  const [uploaded, published] = await Promise.all([
    uploads(shop, uploadCount, note),
    publications(shop, publicationCount, note),
    ...Array.from({ length: 32 }, visit),
  ]);
  const peak = peakBytes(shop.pid);
  const children = childrenOf(shop.pid);
  const beside = children.reduce((sum, pid) => sum + peakBytes(pid), 0);
  const all = peak + beside;
  return {
    fault: 'memory under all of it at once',
    found: `${Math.round(peak / 1e6)} MB at most, ${children.length} child processes ${Math.round(beside / 1e6)} MB: ${sent} requests, ${uploaded} uploads of 64 megapixels, ${published} publications`,
    wrong: [...(all > ceiling ? [`more than ${ceiling / 1e6} MB`] : []), ...strange],
  };
}

/** The largest resident set the process has had, by Linux. */
function peakBytes(pid: number): number {
  const [, kilobytes = '0'] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}

/** Processes that it has started, and theirs. */
function childrenOf(pid: number): number[] {
  const own = globSync(`/proc/${pid}/task/*/children`).flatMap((file) =>
    readFileSync(file, 'utf8').split(' ').filter(Boolean).map(Number),
  );
  return own.flatMap((child) => [child, ...childrenOf(child)]);
}

async function uploads(
  { workspace }: BuiltShop,
  count: number,
  note: (response: Response) => void,
): Promise<number> {
  const pixels = { width: 8000, height: 8000, channels: 3 as const, background: '#c86b4a' };
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 8 };
  const large = await sharp({ create: { ...pixels, noise } })
    .jpeg({ quality: 80 })
    .toBuffer();
  const send = async (at: number) => {
    const signed = await ask(`${workspace}/v1/spaces/100001/assets?filename=gross-${at}.jpg`, {
      method: 'POST',
      headers: management,
    });
    const { id, post_url }: { id: number; post_url: string } = await signed.json();
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(large)]), 'gross.jpg');
    const stored = await ask(post_url, { method: 'POST', body: form });
    note(stored);
    const finished = await ask(`${workspace}/v1/spaces/100001/assets/${id}/finish_upload`, {
      headers: management,
    });
    const { filename }: { filename?: string } = await finished.json();
    if (filename === undefined) return false;
    const shown = await ask(`${filename}/m/800x0`, { headers: newVisitor() });
    note(shown);
    await shown.arrayBuffer();
    return stored.ok;
  };
  const taken = await Promise.all(Array.from({ length: count }, (_, at) => send(at)));
  return taken.filter(Boolean).length;
}

async function publications(
  { workspace }: BuiltShop,
  count: number,
  note: (response: Response) => void,
): Promise<number> {
  const list = await ask(
    `${workspace}/v1/spaces/100001/stories?per_page=25&is_published=true&story_only=true`,
    {
      headers: management,
    },
  );
  const { stories }: { stories: { id: number }[] } = await list.json();
  let published = 0;
  for (let at = 0; at < count; at += 1) {
    const story = stories[at % stories.length];
    if (!story) break;
    const response = await ask(`${workspace}/v1/spaces/100001/stories/${story.id}/publish`, {
      headers: management,
    });
    note(response);
    if (response.ok) published += 1;
  }
  return published;
}
