import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBackEndStandIn } from '../test-support/back-end-stand-in.ts';
import { type RawAnswer, rawGet } from '../test-support/raw-get.ts';
import { startStorefront } from '../test-support/running-storefront.ts';

const page = (title: string) => ({ component: 'page', title, body: [] });
const stories = ['home', 'settings', 'versand'].map((slug, place) => {
  const content = slug === 'settings' ? { component: 'settings' } : page(`${slug} – Grüße aus München`);
  return { id: place + 1, full_slug: `blattwerk/${slug}`, name: slug, published: content, draft: content };
});

type Running = Awaited<ReturnType<typeof startStorefront>>;
let backEnd: Awaited<ReturnType<typeof startBackEndStandIn>>;
let keeping: Running;
let rendering: Running;

beforeAll(async () => {
  backEnd = await startBackEndStandIn({});
  const backEndOrigin = backEnd.origin;
  const origin = 'http://localhost:3000';
  keeping = await startStorefront({ stories, backEndOrigin, origin });
  // No page is as small: each is made anew.
  rendering = await startStorefront({ stories, backEndOrigin, origin, pageCacheBytes: 1 });
});
afterAll(async () => {
  await keeping.close();
  await rendering.close();
  backEnd.close();
});

const hosts = [
  'localhost',
  'LOCALHOST:3000',
  'localhost:81',
  '127.0.0.1',
  'ch.localhost:3000',
  'nowhere.example',
];
const paths = ['/', '/versand/', '/gibt-es-nicht/', '/versand', '/versand/_payload.json'];
const queries = ['', '?utm_source=brief', '?page=2', '?a=1&a=2', '?%', '?_storyblok=1'];
const encodings = [undefined, 'gzip, deflate, br, zstd', 'gzip', 'br;q=0', 'identity', 'x'.repeat(300)];
const cookies = [undefined, 'other=1', 'customer-type=business', 'customer-type=unheard-of'];

type Asked = {
  host: string;
  path: string;
  encoding?: string;
  cookie?: string;
  method?: 'HEAD';
  tag?: string;
};

function ask({ origin }: Running, { host, path, encoding, cookie, method, tag }: Asked): Promise<RawAnswer> {
  const headers = {
    host,
    ...(encoding !== undefined && { 'accept-encoding': encoding }),
    ...(cookie !== undefined && { cookie }),
    ...(tag !== undefined && { 'if-none-match': tag }),
  };
  return rawGet(`${origin}${path}`, headers, method);
}

/** The answer without what no two answers share; how well its text is compressed depends on who asked before. */
function comparable({ status, headers: { date: _, ...headers }, body }: RawAnswer) {
  const text = unpack(headers['content-encoding'], body).toString('base64');
  if (headers['content-encoding'] === undefined) return { status, headers, text };
  const { 'content-length': length, ...others } = headers;
  return { status, headers: others, hasLength: Number(length) > 0, text };
}

function unpack(encoding: string | undefined, body: Buffer): Buffer {
  if (body.length === 0) return body;
  if (encoding === 'br') return brotliDecompressSync(body);
  return encoding === 'gzip' ? gunzipSync(body) : body;
}

/** Asks for a page that is made anew, and for the same page twice where pages are kept; all three must be one. */
async function expectTheSame(asked: Asked): Promise<RawAnswer> {
  const made = await ask(rendering, asked);
  for (let time = 0; time < 2; time += 1) {
    expect(comparable(await ask(keeping, asked)), JSON.stringify(asked)).toEqual(comparable(made));
  }
  return made;
}

test.each(hosts)(
  'at the host %s a kept page is answered as it was made, whatever else is asked',
  async (host) => {
    for (const path of paths) {
      for (const query of queries) await expectTheSame({ host, path: `${path}${query}` });
    }
  },
);

test.each(paths)('%s is kept as it was made, in every encoding and for every customer', async (path) => {
  for (const cookie of cookies) {
    for (const encoding of encodings) {
      const asked = { host: 'localhost', path, ...(cookie && { cookie }), ...(encoding && { encoding }) };
      const { status, headers } = await expectTheSame(asked);
      await expectTheSame({ ...asked, method: 'HEAD' });
      const tag = headers.etag;
      if (status !== 200 || tag === undefined) continue;
      for (const names of [tag, `W/${tag}`, `"other", ${tag}`, '*', '"other"'])
        await expectTheSame({ ...asked, tag: names });
    }
  }
});

test('a kept page is not rendered again', async () => {
  await ask(keeping, { host: 'localhost', path: '/versand/' });
  const before = keeping.rendered.length;
  const again = { host: 'localhost:1', path: '/versand/?utm_source=brief', encoding: 'br' };
  expect((await ask(keeping, again)).status).toBe(200);
  expect(keeping.rendered.length).toBe(before);
});
