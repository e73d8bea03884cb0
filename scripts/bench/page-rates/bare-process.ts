import { createServer, get } from 'node:http';
import { listenAlone } from './listen-alone.ts';
import { tellUsage } from './tell-usage.ts';

/**
 * The least that Node does for an answer: `node bare-process.ts <address of a page>` writes the page's own headers and bytes,
 * gzip at `/gzip`, else as they are.
 */
const [, , address = ''] = process.argv;
const [identity, gzip] = await Promise.all([answerIn('identity'), answerIn('gzip')]);
const server = createServer((request, response) => {
  const { headers, body } = request.url === '/gzip' ? gzip : identity;
  response.writeHead(200, headers).end(body);
});
await listenAlone(server);
tellUsage();

type Answer = { headers: string[]; body: Buffer };

/** An answer of the shop, without the headers that Node adds by itself. */
function answerIn(encoding: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = get(address, { headers: { 'accept-encoding': encoding } }, async (response) => {
      const chunks: Buffer[] = await response.toArray();
      const { rawHeaders } = response;
      const own = ['date', 'connection', 'keep-alive'];
      const headers = rawHeaders.filter(
        (_, at) => !own.includes(rawHeaders[at - (at % 2)]?.toLowerCase() ?? ''),
      );
      resolve({ headers, body: Buffer.concat(chunks) });
    });
    request.on('error', reject);
  });
}
