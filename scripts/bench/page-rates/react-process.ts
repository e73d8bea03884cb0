import { createServer } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compress } from '@blattwerk/server-kit/http/compress.ts';
import { reactAloneFolder } from './build-react-alone.ts';
import { listenAlone } from './listen-alone.ts';
import { tellUsage } from './tell-usage.ts';

/**
 * `react-dom` alone: `node react-process.ts <origin> <path>…` renders the trees of pages for each request, from data at hand:
 * `/identity/hochzeit/`. At `/br/hochzeit/` it compresses what it has rendered as the shop does.
 */
const { renderAlone } = await import(pathToFileURL(join(reactAloneFolder, 'react-alone.js')).href);
const [, , origin = '', ...paths] = process.argv;
const pages = new Map(await Promise.all(paths.map(async (path) => [path, await dataOf(path)] as const)));
const type = ['Content-Type', 'text/html; charset=utf-8'];
const server = createServer(async ({ url = '' }, response) => {
  const path = url.slice(url.indexOf('/', 1));
  const html: Buffer = await renderAlone(new URL(path, origin), pages.get(path));
  const isPacked = url.startsWith('/br/');
  const body = isPacked ? await compress('quick', 'br', html) : html;
  const encoding = isPacked ? ['Content-Encoding', 'br'] : [];
  response.writeHead(200, [...type, ...encoding, 'Content-Length', String(body.length)]).end(body);
});
await listenAlone(server);
tellUsage();

/** What the browser gets beside a page: all that its tree is rendered from. */
async function dataOf(path: string): Promise<unknown> {
  const data = await fetch(new URL(`${path}_payload.json`, origin));
  if (!data.ok) throw new Error(`The data of ${path} could not be read: ${data.status}.`);
  return data.json();
}
