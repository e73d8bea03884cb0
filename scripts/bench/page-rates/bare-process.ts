import { createServer, get } from 'node:http';
import { listenAlone } from './listen-alone.ts';
import { tellUsage } from './tell-usage.ts';

/**
 * The least that Node does for an answer: `node bare-process.ts <origin> <path>…` writes the headers and bytes of pages, at
 * `/gzip/hochzeit/` and `/identity/hochzeit/`.
 */
const [, , origin = '', ...paths] = process.argv;
const answers = new Map<string | undefined, Answer>();
for (const path of paths) {
  for (const encoding of ['gzip', 'identity'])
    answers.set(`/${encoding}${path}`, await answerIn(encoding, `${origin}${path}`));
}
const server = createServer((request, response) => {
  const answer = answers.get(request.url);
  if (answer) response.writeHead(200, answer.headers).end(answer.body);
  else response.writeHead(404).end();
});
await listenAlone(server);
tellUsage();

type Answer = { headers: string[]; body: Buffer };

/** An answer of the shop, without the headers that Node adds by itself. */
function answerIn(encoding: string, address: string): Promise<Answer> {
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
