import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { type ShopPlace, spawnShop, startBuiltShop } from '../built-shop.ts';
import { ask } from './ask.ts';
import type { Outcome } from './outcome.ts';

const listSchema = z.object({ stories: z.array(z.unknown()) });
/** Of well over a hundred. */
const someStories = 20;

/** The very first start, killed while it loads the content: the next one makes the whole shop of it. */
export async function interruptedFirstStart(fault: string, place: ShopPlace): Promise<Outcome> {
  const { child, ports } = await spawnShop(place);
  child.stdout.resume();
  child.stderr.resume();
  const ended = once(child, 'exit');
  const loaded = () => storiesAt(`http://localhost:${ports.preview}`).catch(() => 0);
  while ((await loaded()) < someStories && child.exitCode === null) await pause(100);
  child.kill('SIGKILL');
  await ended;
  const shop = await startBuiltShop(place);
  const { status } = await ask(shop.storefront);
  const stories = await storiesAt(shop.workspace);
  const wrong = [
    ...(shop.log().includes('interrupted') ? [] : ['the next start did not go on']),
    ...(status === 200 && stories > someStories ? [] : ['there is no shop']),
  ];
  await shop.end('SIGKILL');
  return {
    fault,
    found: `the next start goes on: ${stories} stories, the home page answers ${status}`,
    wrong,
  };
}

/** How many a page of the list holds, a hundred at most. */
async function storiesAt(workspace: string): Promise<number> {
  const response = await ask(`${workspace}/v1/spaces/100001/stories?per_page=100`, {
    headers: { authorization: 'local-management' },
  });
  return listSchema.parse(await response.json()).stories.length;
}
