import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type BuiltShop, type ShopPlace, startBuiltShop } from '../built-shop.ts';
import type { Outcome } from './outcome.ts';
import { balance } from './stored.ts';
import { type Written, writeDuring } from './writing.ts';

/** How long work goes on before and after a fault, in milliseconds. */
const worksFor = 3000;

/** The process is killed in the middle of its work and started again. */
export async function killedProcess(fault: string, place: ShopPlace, label: string): Promise<Outcome> {
  const shop = await startBuiltShop(place);
  const written = await writeDuring(shop, label, async () => {
    await pause(worksFor);
    await shop.end('SIGKILL');
  });
  // As an operator's supervisor would.
  const again = await startBuiltShop(place);
  return judged(fault, place, written, again);
}

/** Something happens to PostgreSQL while the shop works on. */
export async function troubledPostgres(
  fault: string,
  place: ShopPlace,
  label: string,
  trouble: () => Promise<void>,
): Promise<Outcome> {
  const shop = await startBuiltShop(place);
  const written = await writeDuring(shop, label, async () => {
    await pause(worksFor / 2);
    await trouble();
    await pause(worksFor);
  });
  return judged(fault, place, written, shop);
}

/** Asked to end while work is sent: what it took in is answered and stored. */
export async function orderlyEnd(fault: string, place: ShopPlace, label: string): Promise<Outcome> {
  const shop = await startBuiltShop(place);
  const pages = Array.from({ length: 30 }, (_, at) => `${shop.storefront}/hochzeit/?q=ende-${at}`);
  await Promise.all(pages.slice(0, 2).map((page) => fetch(page).then((response) => response.text())));
  const cut: string[] = [];
  const written = await writeDuring(shop, label, async () => {
    const underWay = pages.map((page) =>
      fetch(page)
        .then((response) => response.text())
        .catch(() => cut.push(`cut off: ${page}`)),
    );
    // With the first page that is rendered the server has taken them all; the first two are kept.
    await Promise.race(underWay.slice(2));
    await shop.end('SIGTERM');
    await Promise.all(underWay);
  });
  const outcome = await judged(fault, place, written);
  return { ...outcome, wrong: [...outcome.wrong, ...cut] };
}

/** A second process on the same folder, started as another user's program would be. */
export async function secondProcess(fault: string, place: ShopPlace, other: string): Promise<Outcome> {
  const shop = await startBuiltShop(place);
  const second = await startBuiltShop({ ...place, settings: { ...place.settings, TMPDIR: other } }).then(
    async (started) => {
      await started.end('SIGKILL');
      return 'it started';
    },
    () => undefined,
  );
  await shop.end('SIGTERM');
  return { fault, found: 'the second is refused', wrong: second === undefined ? [] : [second] };
}

/** A copy of a seeded data directory. */
export async function copyOf(seed: string, folder: string, name: string): Promise<string> {
  const copy = join(folder, name);
  await cp(seed, copy, { recursive: true });
  return copy;
}

async function judged(
  fault: string,
  { dataDirectory, databaseUrl }: ShopPlace,
  { accepted, strange }: Written,
  running?: BuiltShop,
): Promise<Outcome> {
  const ended = running?.hasEnded() ? [`the process has ended: ${running.log().slice(-300)}`] : [];
  await running?.end('SIGTERM');
  const place =
    databaseUrl === undefined ? { directory: join(dataDirectory, 'database') } : { url: databaseUrl };
  const { answered, lost, doubled } = await balance(place, accepted);
  return {
    fault,
    found: `${answered} answered, ${lost} lost, ${doubled} doubled`,
    wrong: [
      ...(answered === 0 ? ['nothing was answered'] : []),
      ...(lost > 0 ? [`${lost} lost`] : []),
      ...(doubled > 0 ? [`${doubled} doubled`] : []),
      ...strange,
      ...ended,
    ],
  };
}
