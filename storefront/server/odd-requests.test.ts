import { connect } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startStorefront } from './test-support/running-storefront.ts';

const requests = 1500;
const seed = 20_261_122;

const page = { component: 'page', title: 'Start', robots: 'index,follow', body: [] };
let shop: Awaited<ReturnType<typeof startStorefront>>;
beforeAll(async () => {
  shop = await startStorefront({
    backEndOrigin: 'http://127.0.0.1:1',
    stories: [
      { id: 1, full_slug: 'blattwerk/home', name: 'Start', published: page, draft: page },
      { id: 2, full_slug: 'blattwerk/versand', name: 'Versand', published: page, draft: page },
    ],
  });
});
afterAll(() => shop.close());

const places = [
  '/',
  '/versand/',
  '/themes/1461/',
  '/karten-designen/a--1/',
  '/_images',
  '/sitemap.xml',
  '/sitemaps/',
];
const services = [
  '/robots.txt',
  '/assets/',
  '/_hooks/content',
  '/_hooks/catalogue',
  '/_csp',
  '/fr/',
  '/d/',
  '//',
];
const oddities = [
  ...[
    '%00',
    '%2e%2e%2f',
    '../',
    '..%2f',
    '%5c',
    '\\',
    '%E0%A4%A',
    '%',
    '%zz',
    '%252e',
    '.data',
    '_payload.json',
    '--1',
  ],
  ...[
    '<script>alert(1)</script>',
    '"><img%20src=x>',
    '%0d%0aX-Own:%20y',
    '\u00e4',
    '%c3%a4',
    ';a=b',
    '#a',
    'home',
  ],
  ...[
    '__proto__',
    'constructor',
    'hasOwnProperty',
    '.git/config',
    '.vite/manifest.json',
    '//evil.example/',
    '@evil',
  ],
  ...['http://evil.example/', 'a'.repeat(3000), '/'.repeat(400)],
];
const names = [
  ...[
    'a',
    'sort',
    '__proto__',
    '__proto__[a]',
    'constructor[prototype][a]',
    'src',
    'w',
    'h',
    'focus',
    'blur',
  ],
  ...[
    '_storyblok',
    '_storyblok_tk[token]',
    '_storyblok_tk[timestamp]',
    'utm_source',
    'tracking',
    'notice',
    'design',
  ],
];
const headers = [
  ...[
    'Accept-Encoding: br;q=0',
    `Accept-Encoding: ${','.repeat(500)}`,
    'If-None-Match: *',
    'Range: bytes=9-',
  ],
  ...['Cookie: customer-type=business', 'Cookie: customer-type=__proto__', `Cookie: ${'='.repeat(2000)}`],
  ...[
    'X-Forwarded-Host: evil.example',
    'Content-Type: application/json',
    'Upgrade: websocket',
    'Accept: image/*',
  ],
];
const hosts = [
  'localhost',
  'localhost',
  'ch.localhost',
  'myposter.localhost',
  'evil.example',
  '__proto__',
  '[::1]',
];
const methods = ['GET', 'GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'];
const bodies = ['{}', '{', 'null', '[]', '{"__proto__":{"a":1}}', '{"action":"published"}', 'a=b'];

const query = fc
  .array(fc.tuple(fc.constantFrom(...names), fc.constantFrom('', '1', ...oddities)), { maxLength: 3 })
  .map((pairs) => pairs.map((pair) => pair.join('=')).join('&'));
const request = fc.record({
  method: fc.constantFrom(...methods),
  path: fc
    .tuple(fc.constantFrom(...places, ...services), fc.array(fc.constantFrom(...oddities), { maxLength: 2 }))
    .map(([place, odd]) => place + odd.join('')),
  query,
  host: fc.constantFrom(...hosts),
  headers: fc.uniqueArray(fc.constantFrom(...headers), { maxLength: 2 }),
  body: fc.constantFrom(...bodies),
});
type OddRequest = typeof request extends fc.Arbitrary<infer Value> ? Value : never;

/** The whole answer as it went over the wire; `fetch` would put odd requests right. */
function send(odd: OddRequest): Promise<string> {
  const { port } = new URL(shop.origin);
  const hasBody = odd.method !== 'GET' && odd.method !== 'HEAD';
  const lines = [
    `${odd.method} ${odd.path}${odd.query && `?${odd.query}`} HTTP/1.1`,
    `Host: ${odd.host}`,
    ...odd.headers,
    ...(hasBody ? [`Content-Length: ${odd.body.length}`] : []),
    'Connection: close',
  ];
  return new Promise((resolve) => {
    const socket = connect(Number(port), '127.0.0.1');
    let answer = '';
    socket.setEncoding('latin1');
    socket.on('data', (part) => {
      answer += String(part);
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => resolve(answer));
    socket.write(`${lines.join('\r\n')}\r\n\r\n${hasBody ? odd.body : ''}`, 'latin1');
  });
}

/** What an answer must never be; undefined when all is well. */
function complaint(answer: string): string | undefined {
  const [head = '', ...rest] = answer.split('\r\n\r\n');
  const body = rest.join('\r\n\r\n');
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(head)?.[1]);
  // The parser of HTTP itself has refused it.
  if (status === 400 && body === '') return undefined;
  if (!(status >= 200 && status < 600)) return 'no answer';
  if (status >= 500 && !/^retry-after:/im.test(head)) return 'a failure';
  if (!/^x-content-type-options: nosniff/im.test(head) && status !== 304) return 'a type that may be guessed';
  if (/^x-own:/im.test(head)) return 'a header of the asker';
  if (/^location: (?!\/(?!\/))/im.test(head)) return 'a redirect to elsewhere';
  if (/\bat \S+ \(|\.ts:\d+:\d+|node:internal/.test(body)) return 'something of the inside';
  const isPage = /^content-type: text\/html/im.test(head);
  if (isPage && !/^content-security-policy: default-src 'none'/im.test(head))
    return 'a page without a policy';
  // How pages write it is the renderer's; here it is a stand-in.
  return !isPage && body.includes('<script>') && !/^content-type: text\/plain/im.test(head)
    ? 'a script'
    : undefined;
}

test.each(['/a/../versand/', '/./versand/', '/%2e/versand/', '/a/%2E%2e/versand/', '/a/..\\versand/'])(
  'a page has one address: %s leads there',
  async (path) => {
    const odd = { method: 'GET', path, query: 'page=2', host: 'localhost', headers: [], body: '' };
    const answer = await send(odd);
    expect(answer).toMatch(/^HTTP\/1\.1 301 /);
    expect(answer).toMatch(/^location: \/versand\/\?page=2\r$/im);
  },
);

test('whatever is asked, the answer is one of the shop, with its headers, and tells nothing of the inside', async () => {
  const complaints: string[] = [];
  const statuses = new Set<string>();
  for (const odd of fc.sample(request, { seed, numRuns: requests })) {
    const answer = await send(odd);
    statuses.add(answer.slice(9, 12));
    const what = complaint(answer);
    if (what) complaints.push(`${what}: ${JSON.stringify(odd).slice(0, 300)} ${answer.slice(0, 60)}`);
  }
  expect(complaints.slice(0, 10)).toEqual([]);
  // Only a fuzz that gets through says something.
  for (const status of ['200', '301', '400', '401', '404', '405']) expect(statuses).toContain(status);
});
