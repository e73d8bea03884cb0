import autocannon from 'autocannon';
import { z } from 'zod';
import { numbered } from './flood-path.ts';

/** Asked by a message of its parent: a flood in, how often each status was answered out. Ends with its parent. */
const floodSchema = z.object({
  url: z.url(),
  path: z.string(),
  connections: z.number(),
  seconds: z.number(),
});

process.on('message', async (message) => {
  const { url, path, connections, seconds } = floodSchema.parse(message);
  const { statusCodeStats = {} } = await autocannon({
    url,
    connections,
    duration: seconds,
    requests: [{ setupRequest: (request) => ({ ...request, path: numbered(path) }) }],
    headers: { 'x-forwarded-for': '203.0.113.7' },
  });
  process.send?.(Object.keys(statusCodeStats));
});
process.on('disconnect', () => process.exit());
