import { localSigningSecret } from '@blattwerk/web-api/config.ts';
import { readFlagCall } from '../../flags/read-call.ts';
import { runFlagCall } from '../../flags/run-call.ts';
import { freePort } from '../../free-port.ts';
import type { ShopAddresses } from '../../shop-process.ts';
import type { Figure } from '../figure.ts';
import { pageTypes } from '../page-types.ts';
import { type Comparison, compareRates } from './compare-rates.ts';
import { startMeasured } from './measured-process.ts';

const { path } = pageTypes.listing;
const flag = 'hochzeit-einstieg';
const load = { connections: 32, requests: 1000, rounds: 11 };
const program = new URL('./storefront-process.ts', import.meta.url);
const keepsAll = String(256 * 2 ** 20);

/** Least part of what a page without an experiment answers that one with an experiment answers on the same core. */
const budget = 0.9;

/**
 * What an experiment costs where its page comes from the cache: every visitor is drawn anew, as the load shows no key, and
 * gets one. Beside it stands the same page of a storefront that decides no flags.
 */
export async function* benchExperiment({ storefront, workspace }: ShopAddresses): AsyncGenerator<Figure> {
  await rollOut(storefront, 'off=50 zitat=50');
  const start = async (...flags: string[]) =>
    startMeasured(program, storefront, workspace, String(await freePort()), keepsAll, ...flags);
  const own = await start();
  const peer = await start('no-flags');
  try {
    await untilDrawn(own.origin + path);
    for (const encoding of ['gzip', 'identity'] as const) {
      const compared = await compareRates(
        { server: own, path },
        { server: peer, path },
        { ...load, encoding },
      );
      yield { what: `page with an experiment from the cache, ${encoding}`, ...told(compared) };
    }
  } finally {
    own.close();
    peer.close();
    await rollOut(storefront, 'off=100');
  }
}

function told({ own, peer, share, spread: [low, high] }: Comparison): Omit<Figure, 'what'> {
  const percent = (part: number) => (100 * part).toFixed(0);
  const perCore = (microseconds: number) => (1e6 / microseconds).toFixed(0);
  return {
    figure: `${perCore(own)} /s a core`,
    beside: `${percent(share)} % of the same page without one (${perCore(peer)}), half of the rounds ${percent(low)} to ${percent(high)}; budget ${percent(budget)}`,
    isKept: share >= budget,
  };
}

/** As `npm run flags -- set …` does. */
async function rollOut(storefront: string, shares: string): Promise<void> {
  const read = readFlagCall(['set', flag, ...shares.split(' ')]);
  if (!read.ok) throw new Error(read.message);
  const done = await runFlagCall(read.call, {
    DATABASE_URL: undefined,
    DATA_DIRECTORY: '/nowhere',
    STOREFRONT_ORIGIN: storefront,
    SIGNING_SECRET: localSigningSecret,
  });
  if (!done.ok) throw new Error(done.message);
}

const tries = 100;
const betweenMs = 100;

/** Until the storefront knows how the flag is rolled out: then it gives who comes a key. */
async function untilDrawn(address: string): Promise<void> {
  for (let time = 0; time < tries; time += 1) {
    const { headers } = await fetch(address);
    if (headers.getSetCookie().some((cookie) => cookie.startsWith('split-key='))) return;
    await new Promise((resolve) => setTimeout(resolve, betweenMs));
  }
  throw new Error(`No visitor is drawn for ${flag} at ${address}.`);
}
