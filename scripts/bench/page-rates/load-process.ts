import autocannon from 'autocannon';
import { z } from 'zod';

/** Asks one address so many times; by messages of its parent: a load in, the number of answers out. */
const loadSchema = z.object({
  url: z.url(),
  encoding: z.enum(['identity', 'gzip', 'br']),
  connections: z.number(),
  requests: z.number(),
});

process.on('message', async (message) => {
  const { url, encoding, connections, requests } = loadSchema.parse(message);
  const { '2xx': done } = await autocannon({
    url,
    connections,
    amount: requests,
    headers: { accept: 'text/html', 'accept-encoding': encoding },
  });
  if (done !== requests) throw new Error(`${url}: ${requests - done} of ${requests} were not answered.`);
  process.send?.({ done });
});
process.on('disconnect', () => process.exit());
