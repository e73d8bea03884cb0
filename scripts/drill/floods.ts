import { fork } from 'node:child_process';
import { once as onceHeard } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { BuiltShop } from '../built-shop.ts';
import { ask } from './ask.ts';
import { numbered } from './flood-path.ts';
import { type Outcome, once, type Row } from './outcome.ts';
import { newVisitor } from './visitors.ts';

const seconds = 8;
/** What another visitor waits at most, in milliseconds. */
const patience = 1000;
const warmUps = 20;
/** A number that is hardly asked for twice. */
const any = '{0-999999999}';

/** Floods of one visitor: others go on being answered. */
export function floods(shopOf: () => Promise<BuiltShop>): Row[] {
  const photograph = once(async () => firstAsset(await shopOf()));
  const row = (fault: string, floodOn: (shop: BuiltShop, original: string) => Flood): Row => ({
    fault,
    run: async () => {
      const shop = await shopOf();
      return flood(shop, fault, floodOn(shop, await photograph.get()));
    },
  });
  const picture = (original: string, query: string) =>
    `/_images?${new URLSearchParams({ src: original })}&${query}`;
  return [
    row('500 connections on a page that is kept', ({ storefront }) => ({
      at: storefront,
      path: '/hochzeit/',
      connections: 500,
      others: `/hochzeit/?q=Mia${any}`,
    })),
    row('500 connections that search for anything', ({ storefront }) => ({
      at: storefront,
      path: `/produkte/?q=${any}`,
      connections: 500,
      others: `/produkte/?q=Anna${any}`,
    })),
    row('500 connections on addresses that do not exist', ({ storefront }) => ({
      at: storefront,
      path: `/gibt-es-nicht-${any}/`,
      connections: 500,
      others: `/hochzeit/?q=Tim${any}`,
    })),
    row('320 connections on crops of one picture', ({ storefront }, original) => ({
      at: storefront,
      path: picture(original, 'w=960&h=960&focus={0-2000}x0:{0-2000}x9'),
      connections: 320,
      others: picture(original, 'w=160&h=160&focus={0-2000}x0:{0-2000}x9&format=webp'),
    })),
    row('24 connections on the largest pictures of an asset', ({ workspace }, original) => ({
      at: workspace,
      path: `${new URL(original).pathname}/m/4000x{3000-3999}/filters:blur(150):format(avif):quality(100)`,
      connections: 24,
      others: `${new URL(original).pathname}/m/{200-499}x0`,
    })),
  ];
}

type Flood = {
  at: string;
  /** What the flood asks for, and what another visitor does; ranges in braces stand for a number each time. */
  path: string;
  others: string;
  connections: number;
};

async function flood(
  shop: BuiltShop,
  fault: string,
  { at, path, connections, others }: Flood,
): Promise<Outcome> {
  const askAsAnother = () => ask(`${at}${numbered(others)}`, { headers: newVisitor() });
  // A process that has just started compiles what it renders first; a flood meets one that has run for a while.
  for (let warmed = 0; warmed < warmUps; warmed += 1) await (await askAsAnother()).arrayBuffer();
  // Its answers would hold up the visitor who is timed here.
  const flooding = fork(fileURLToPath(new URL('./flood-process.ts', import.meta.url)));
  const answered = onceHeard(flooding, 'message');
  flooding.send({ url: at, path, connections, seconds });
  const waits: number[] = [];
  const wrong: string[] = [];
  let isOver = false;
  void answered.then(() => {
    isOver = true;
  });
  await pause(1000);
  while (!isOver) {
    const began = performance.now();
    const response = await askAsAnother();
    await response.arrayBuffer();
    const waited = performance.now() - began;
    waits.push(waited);
    if (response.status !== 200) wrong.push(`another visitor got ${response.status}`);
    else if (waited > patience) wrong.push(`another visitor waited ${Math.round(waited)} ms`);
    await pause(100);
  }
  const [statuses] = await answered;
  flooding.disconnect();
  const strange = z
    .array(z.string())
    .parse(statuses)
    .filter((code) => code !== '200' && code !== '404' && code !== '503');
  if (strange.length > 0) wrong.push(`the flood was answered ${strange.join(', ')}`);
  if (shop.hasEnded()) wrong.push('the process has ended');
  const worst = Math.round(Math.max(0, ...waits));
  return { fault, found: `others wait ${worst} ms at most (${waits.length} asked)`, wrong };
}

/** The address of a photograph in the library. */
async function firstAsset({ workspace }: BuiltShop): Promise<string> {
  const response = await ask(`${workspace}/v1/spaces/100001/assets?per_page=100`, {
    headers: { authorization: 'local-management' },
  });
  const { assets }: { assets: { filename: string }[] } = await response.json();
  const found = assets.find(({ filename }) => /\.(jpe?g|png|webp)$/.test(filename));
  if (!found) throw new Error('The library holds no photograph.');
  return found.filename;
}
