import { Agent, get } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { shopHeaders } from '@blattwerk/schemas/web-api/contract/shop-headers.ts';

/** Paths below `origin`, asked one after the other and over again. */
export type SteadyLoad = { origin: string; paths: readonly string[]; perSecond: number; seconds: number };

const headers = shopHeaders({ channel: 'blattwerk', country: 'DE', locale: 'de-DE' });

/**
 * Asks for one path after the other at even distances. Answers how many milliseconds each took, counted from the moment
 * it was due until its last byte had come, so that waiting in a queue counts too (autocannon sends a second's requests
 * in one burst instead).
 */
export async function steadyLoad({ origin, paths, perSecond, seconds }: SteadyLoad): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 50 });
  const start = performance.now();
  const pending: Promise<number>[] = [];
  while (pending.length < perSecond * seconds) {
    const due = start + (pending.length * 1000) / perSecond;
    const path = paths[pending.length % paths.length];
    if (due <= performance.now()) pending.push(ask(`${origin}${path}`, agent, due));
    else await setTimeout(1);
  }
  const durations = await Promise.all(pending);
  agent.destroy();
  return durations;
}

function ask(url: string, agent: Agent, due: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url}: ${response.statusCode}`));
      response.on('end', () => resolve(performance.now() - due)).resume();
    });
    request.on('error', reject);
  });
}
