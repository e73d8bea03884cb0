import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import type { BuiltShop } from '../built-shop.ts';
import { ask } from './ask.ts';
import { type Outcome, once, type Row } from './outcome.ts';
import { newVisitor } from './visitors.ts';

const seconds = 8;
/** What another visitor waits at most, in milliseconds. */
const patience = 1000;
const warmUps = 20;

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
      path: () => '/hochzeit/',
      connections: 500,
      others: () => `${storefront}/hochzeit/?q=Mia${Math.random()}`,
    })),
    row('500 connections that search for anything', ({ storefront }) => ({
      at: storefront,
      path: () => `/produkte/?q=${Math.random()}`,
      connections: 500,
      others: () => `${storefront}/produkte/?q=Anna${Math.random()}`,
    })),
    row('500 connections on addresses that do not exist', ({ storefront }) => ({
      at: storefront,
      path: () => `/gibt-es-nicht-${Math.random()}/`,
      connections: 500,
      others: () => `${storefront}/hochzeit/?q=Tim${Math.random()}`,
    })),
    row('320 connections on crops of one picture', ({ storefront }, original) => ({
      at: storefront,
      path: () =>
        picture(
          original,
          `w=960&h=960&focus=${Math.floor(Math.random() * 2000)}x0:${Math.floor(Math.random() * 2000)}x9`,
        ),
      connections: 320,
      others: () =>
        `${storefront}${picture(original, `w=${[64, 96, 160, 240, 320][Math.floor(Math.random() * 5)]}&format=webp`)}`,
    })),
    row('24 connections on the largest pictures of an asset', ({ workspace }, original) => ({
      at: workspace,
      path: () =>
        `${new URL(original).pathname}/m/4000x${3000 + Math.floor(Math.random() * 1000)}/filters:blur(150):format(avif):quality(100)`,
      connections: 24,
      others: () => `${original}/m/${200 + Math.floor(Math.random() * 300)}x0`,
    })),
  ];
}

type Flood = { at: string; path: () => string; connections: number; others: () => string };

async function flood(
  shop: BuiltShop,
  fault: string,
  { at, path, connections, others }: Flood,
): Promise<Outcome> {
  // A process that has just started compiles what it renders first; a flood meets one that has run for a while.
  for (let warmed = 0; warmed < warmUps; warmed += 1)
    await (await ask(others(), { headers: newVisitor() })).arrayBuffer();
  const running = autocannon({
    url: at,
    connections,
    duration: seconds,
    requests: [{ setupRequest: (request) => ({ ...request, path: path() }) }],
    headers: { 'x-forwarded-for': '203.0.113.7' },
  });
  const waits: number[] = [];
  const wrong: string[] = [];
  let isOver = false;
  void running.then(() => {
    isOver = true;
  });
  await pause(1000);
  while (!isOver) {
    const began = performance.now();
    const response = await ask(others(), { headers: newVisitor() });
    await response.arrayBuffer();
    const waited = performance.now() - began;
    waits.push(waited);
    if (response.status !== 200) wrong.push(`another visitor got ${response.status}`);
    else if (waited > patience) wrong.push(`another visitor waited ${Math.round(waited)} ms`);
    await pause(100);
  }
  const { statusCodeStats = {} } = await running;
  const codes = Object.keys(statusCodeStats).filter(
    (code) => code !== '200' && code !== '404' && code !== '503',
  );
  if (codes.length > 0) wrong.push(`the flood was answered ${codes.join(', ')}`);
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
