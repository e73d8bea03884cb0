import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { freePort } from '../../../scripts/free-port.ts';

/** Milliseconds that documents take. */
const documentMs = 500;

/**
 * Stands before a shop as a slow line does: its scripts are on their way for ever, documents take a while.
 * @returns the address to open instead of the shop's, and what documents were asked for, in order
 */
export async function startSlowLine(
  shop: string,
): Promise<{ address: string; documents: readonly string[]; stop(): Promise<void> }> {
  const documents: string[] = [];
  const port = await freePort();
  const { hostname } = new URL(shop);
  const server = createServer((asked, answer) => {
    const path = asked.url ?? '/';
    if (/^\/assets\/.*\.js$/.test(path)) return;
    const isDocument = asked.headers['sec-fetch-dest'] === 'document';
    if (isDocument) documents.push(path);
    setTimeout(() => passOn(shop, asked, answer), isDocument ? documentMs : 0);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://${hostname}:${port}`,
    documents,
    async stop() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

function passOn(shop: string, asked: IncomingMessage, answer: ServerResponse): void {
  if (answer.destroyed) return;
  const { method, headers } = asked;
  const onward = request(new URL(asked.url ?? '/', shop), {
    method,
    headers: { ...headers, host: new URL(shop).host },
  });
  onward.on('response', (answered) => {
    answer.writeHead(answered.statusCode ?? 502, answered.headers);
    answered.pipe(answer);
  });
  onward.on('error', () => answer.destroy());
  asked.pipe(onward);
}
