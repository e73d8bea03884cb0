import { Agent, get } from 'node:http';
import { z } from 'zod';

/** Asks one address so many times; by messages of its parent: a load in, the number of answers out. */
const loadSchema = z.object({
  url: z.url(),
  encoding: z.enum(['identity', 'gzip', 'br']),
  connections: z.number(),
  requests: z.number(),
});
type Load = z.infer<typeof loadSchema>;

process.on('message', async (message) => {
  const load = loadSchema.parse(message);
  await askAll(load);
  process.send?.({ done: load.requests });
});
process.on('disconnect', () => process.exit());

/** Every connection asks again as soon as it has its answer. */
async function askAll({ url, encoding, connections, requests }: Load): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const headers = { accept: 'text/html', 'accept-encoding': encoding };
  let left = requests;
  const askOn = async () => {
    while (left > 0) {
      left -= 1;
      await ask(url, agent, headers);
    }
  };
  await Promise.all(Array.from({ length: connections }, askOn));
  agent.destroy();
}

function ask(url: string, agent: Agent, headers: Record<string, string>): Promise<void> {
  return new Promise((resolve, reject) => {
    const asking = get(url, { agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url}: ${response.statusCode}`));
      response.on('end', resolve).resume();
    });
    asking.on('error', reject);
  });
}
