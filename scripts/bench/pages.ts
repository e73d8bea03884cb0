import { createServer, type Server } from 'node:http';
import autocannon from 'autocannon';
import { median } from './statistics.ts';

export type PagesFigures = { uncached: number; cached: number; bare: number; kilobytes: number };

const rounds = 5;
const seconds = 3;

/** How often a second a page is answered: rendered each time, from the page cache, and the same bytes from a bare node:http server. */
export async function benchPages(url: string): Promise<PagesFigures> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  const body = Buffer.from(await response.arrayBuffer());
  const bare = await bareServer(body, Object.fromEntries(response.headers));
  const figures: { uncached: number[]; cached: number[]; bare: number[] } = {
    uncached: [],
    cached: [],
    bare: [],
  };
  // Interleaved, so that a busy machine slows all three alike.
  for (let round = 0; round < rounds; round += 1) {
    figures.cached.push(await requestsPerSecond(url));
    figures.bare.push(await requestsPerSecond(bare.url));
    figures.uncached.push(await requestsPerSecond(`${url}?uncached=${round}`));
  }
  bare.server.close();
  return {
    uncached: median(figures.uncached),
    cached: median(figures.cached),
    bare: median(figures.bare),
    kilobytes: body.length / 1024,
  };
}

async function requestsPerSecond(url: string): Promise<number> {
  const result = await autocannon({
    url,
    connections: 16,
    duration: seconds,
    headers: { accept: 'text/html' },
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} answers were no success.`);
  return result.requests.average;
}

function bareServer(body: Buffer, headers: Record<string, string>): Promise<{ url: string; server: Server }> {
  const {
    'content-length': _length,
    'transfer-encoding': _encoding,
    connection: _connection,
    ...kept
  } = headers;
  const server = createServer((_request, response) => {
    response.writeHead(200, { ...kept, 'content-length': body.length });
    response.end(body);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      resolve({ url: `http://127.0.0.1:${port}/`, server });
    });
  });
}
