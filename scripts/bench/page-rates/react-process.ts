import { createServer } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compress } from '@blattwerk/storefront/server/http/compress.ts';
import { reactAloneFolder } from './build-react-alone.ts';
import { listenAlone } from './listen-alone.ts';
import { tellUsage } from './tell-usage.ts';

/**
 * `react-dom` alone: `node react-process.ts <address of a page>` renders its tree for each request, from data at hand, and
 * compresses it at `/br` as the shop does.
 */
const { renderAlone } = await import(pathToFileURL(join(reactAloneFolder, 'react-alone.js')).href);
const address = new URL(process.argv[2] ?? '');
const data = await fetch(new URL('_payload.json', address));
if (!data.ok) throw new Error(`The data of ${address} could not be read: ${data.status}.`);
const content = await data.json();
const type = ['Content-Type', 'text/html; charset=utf-8'];
const server = createServer(async (request, response) => {
  const html: Buffer = await renderAlone(address, content);
  const isPacked = request.url === '/br';
  const body = isPacked ? await compress('page', 'br', html) : html;
  const encoding = isPacked ? ['Content-Encoding', 'br'] : [];
  response.writeHead(200, [...type, ...encoding, 'Content-Length', String(body.length)]).end(body);
});
await listenAlone(server);
tellUsage();
