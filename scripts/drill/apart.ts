import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../free-port.ts';
import { type PartProcess, partProcess } from '../part-process.ts';
import { ask } from './ask.ts';
import type { Outcome, Row } from './outcome.ts';
import { pagesOf } from './pages-of.ts';
import { publishTitle, untilShown } from './publications.ts';
import { balance } from './stored.ts';
import { writeDuring } from './writing.ts';

/** How long work goes on before and after a fault, in milliseconds. */
const worksFor = 2000;
/** Longest until a storefront says that it cannot have a page, and until it can again, in milliseconds. */
const patience = 12_000;
const publications = 6;
const slug = 'blattwerk/service/versand';
const path = '/service/versand/';

/** Where the parts keep what they know. */
type Place = { databaseUrl: string; dataDirectory: string };
type Apart = { preview: PartProcess; storefronts: readonly PartProcess[]; all: readonly PartProcess[] };

/** Faults of a shop whose storefronts and preview server are processes of their own on one PostgreSQL. */
export function apart(
  withPlace: (fault: string, run: (place: Place) => Promise<Outcome>) => Promise<Outcome>,
): Row[] {
  const row = (fault: string, run: (shop: Apart, place: Place) => Promise<Omit<Outcome, 'fault'>>): Row => ({
    fault,
    run: () =>
      withPlace(fault, async (place) => {
        const shop = await startApart(place);
        try {
          return { fault, ...(await run(shop, place)) };
        } finally {
          await Promise.all(shop.all.map((one) => one.end('SIGKILL')));
        }
      }),
  });
  return [
    row('storefront and preview server killed, PostgreSQL', bothKilled),
    row('two storefronts, six publications', published),
    row('content API hangs', (shop) => withoutContent(shop, { begin: freeze, end: thaw })),
    row('content API is dead', (shop) => withoutContent(shop, { begin: kill, end: revive })),
  ];
}

const freeze = async ({ preview }: Apart) => preview.send('SIGSTOP');
const thaw = async ({ preview }: Apart) => preview.send('SIGCONT');
const kill = ({ preview }: Apart) => preview.end('SIGKILL');
const revive = ({ preview }: Apart) => preview.start();

async function bothKilled({ preview, storefronts, all }: Apart, { databaseUrl }: Place) {
  const [storefront, other] = storefronts;
  const shop = { storefront: storefront?.origin ?? '', workspace: preview.origin, hasEnded: () => false };
  await other?.end('SIGTERM');
  const victims = all.filter((one) => one !== other);
  const { accepted, strange } = await writeDuring(shop, 'apart', async () => {
    await pause(worksFor);
    await Promise.all(victims.map((one) => one.end('SIGKILL')));
    await Promise.all(victims.map((one) => one.start()));
    await pause(worksFor);
  });
  await Promise.all(all.map((one) => one.end('SIGTERM')));
  const { answered, lost, doubled } = await balance({ url: databaseUrl }, accepted);
  return {
    found: `${answered} answered, ${lost} lost, ${doubled} doubled`,
    wrong: [
      ...(answered === 0 ? ['nothing was answered'] : []),
      ...(lost + doubled > 0 ? ['what was answered is not what is stored'] : []),
      ...strange,
    ],
  };
}

async function published({ preview, storefronts }: Apart) {
  const waits: number[] = [];
  const wrong: string[] = [];
  for (let at = 0; at < publications; at += 1) {
    const title = `Versand an zwei Orten ${at}.`;
    const from = await publishTitle(preview.origin, { slug, title });
    if (from === undefined) {
      wrong.push(`publication ${at} was refused`);
      continue;
    }
    const shown = await Promise.all(
      storefronts.map(({ origin }) => untilShown(origin + path, title, { from, patienceMs: patience })),
    );
    for (const wait of shown) if (wait === undefined) wrong.push(`publication ${at} was not shown`);
    waits.push(...shown.filter((wait) => wait !== undefined));
  }
  return { found: `shown by both after ${Math.round(Math.max(...waits))} ms at the latest`, wrong };
}

/** What shoppers get while no content can be asked for, and that it is there again afterwards. */
async function withoutContent(
  shop: Apart,
  { begin, end }: { begin(shop: Apart): Promise<void>; end(shop: Apart): Promise<void> },
) {
  const origin = shop.storefronts[0]?.origin ?? '';
  const get = async (page: string) => {
    const began = performance.now();
    const response = await ask(origin + page, { signal: AbortSignal.timeout(30_000) });
    await response.arrayBuffer();
    const ms = Math.round(performance.now() - began);
    return { status: response.status, ms, comesBack: response.headers.has('retry-after') };
  };
  const unseen = (await pagesOf({ storefront: origin })).at(-1) ?? '';
  await get(path);
  await begin(shop);
  const [kept, known, missing] = [await get(path), await get(`${path}?seite=2`), await get(unseen)];
  await end(shop);
  const began = performance.now();
  while ((await get(unseen)).status !== 200 && performance.now() - began < patience) await pause(100);
  const again = await get(unseen);
  const said = ({ status, ms }: { status: number; ms: number }) => `${status} in ${ms} ms`;
  return {
    found: `kept page ${said(kept)}, known one ${said(known)}, unseen one ${said(missing)}, there again ${Math.round(performance.now() - began)} ms later`,
    wrong: [
      ...(kept.status === 200 ? [] : [`a kept page answered ${kept.status}`]),
      ...(known.status === 200 ? [] : [`a known page answered ${known.status}`]),
      ...(missing.status === 200 || (missing.status === 503 && missing.comesBack)
        ? []
        : [`an unseen page answered ${missing.status} without Retry-After`]),
      ...(missing.ms > patience ? [`an unseen page took ${missing.ms} ms to be refused`] : []),
      ...(again.status === 200 ? [] : [`afterwards an unseen page answered ${again.status}`]),
    ],
  };
}

async function startApart({ databaseUrl, dataDirectory }: Place): Promise<Apart> {
  const [previewPort, ...storefrontPorts] = [await freePort(), await freePort(), await freePort()];
  const settings = {
    DATABASE_URL: databaseUrl,
    DATA_DIRECTORY: dataDirectory,
    PREVIEW_PORT: String(previewPort),
    PREVIEW_ORIGIN: `http://localhost:${previewPort}`,
    STOREFRONT_ORIGIN: `http://localhost:${storefrontPorts[0]}`,
    STOREFRONT_PORT: String(storefrontPorts[0]),
    TRUSTED_PROXIES: 'loopback',
  };
  const storefronts = storefrontPorts.map((port, at) =>
    partProcess({
      name: `storefront ${at + 1}`,
      part: 'storefront',
      port,
      settings: { ...settings, STOREFRONT_PORT: String(port) },
    }),
  );
  const preview = partProcess({ name: 'preview server', part: 'preview', port: previewPort, settings });
  const all = [preview, ...storefronts];
  // Each is ready when it has heard of the other.
  await Promise.all(all.map((one) => one.start()));
  return { preview, storefronts, all };
}
