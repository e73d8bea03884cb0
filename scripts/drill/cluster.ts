import { setTimeout as pause } from 'node:timers/promises';
import { quantile } from '../bench/statistics.ts';
import type { PartProcess } from '../part-process.ts';
import { type Cluster, startCluster } from './cluster-parts.ts';
import type { Outcome } from './outcome.ts';
import { pagesOf } from './pages-of.ts';
import { publishTitle, untilShown } from './publications.ts';
import { balance } from './stored.ts';
import { newVisitor } from './visitors.ts';
import { zipfWalk } from './zipf-walk.ts';

/** What a publication may take until every storefront and the cache in front show it, 99 of 100 times. */
const publicationMs = 500;
const slug = 'blattwerk/service/versand';
const path = '/service/versand/';

/** Many processes under mixed load, killed and started anew one after the other, while editors publish. */
export async function cluster(folder: string, { minutes }: { minutes: number }): Promise<Outcome[]> {
  const running = await startCluster(folder, { storefronts: 4, backEnds: 2 });
  try {
    const load = startLoad(running);
    const publications = await publishWhile(running, () => trouble(running, minutes));
    const { visits, accepted, refused, failed } = await load.stop();
    const hits = running.varnish.counters();
    const stored = await balance(
      { url: running.postgres.url },
      { newsletter: accepted, accounts: [], stories: [] },
    );
    const { waits, missing } = publications;
    const p99 = quantile(waits, 0.99);
    return [
      {
        fault: 'parts killed and started anew under load',
        found: `${visits} visits and ${accepted.length} subscriptions answered, ${refused} told to come back, ${stored.lost} lost, ${stored.doubled} doubled; ${hits['MAIN.backend_req'] ?? 0} requests reached the shop`,
        wrong: [
          ...failed.slice(0, 10),
          ...(stored.lost + stored.doubled > 0 ? ['what was answered is not what is stored'] : []),
          ...(accepted.length === 0 ? ['no subscription was answered'] : []),
        ],
      },
      {
        fault: 'publications meanwhile',
        found: `${waits.length} shown by every process and the cache in front after ${Math.round(quantile(waits, 0.5))} ms, 99 of 100 after ${Math.round(p99)} ms`,
        wrong: [
          ...(missing > 0 ? [`${missing} never shown`] : []),
          ...(waits.length === 0 ? ['nothing was published'] : []),
          ...(p99 > publicationMs ? [`more than ${publicationMs} ms`] : []),
        ],
      },
    ];
  } finally {
    await running.stop();
  }
}

/** Kills and orderly restarts, one at a time: the others go on. */
async function trouble({ storefronts, backEnds, jobs }: Cluster, minutes: number): Promise<void> {
  const until = performance.now() + minutes * 60_000;
  const victims: readonly PartProcess[] = [...storefronts, ...backEnds, jobs];
  for (let at = 0; performance.now() < until; at += 1) {
    const victim = victims[at % victims.length];
    await pause(3_000);
    await victim?.end(at % 2 === 0 ? 'SIGTERM' : 'SIGKILL');
    await victim?.start();
  }
}

/** Publishes over and over: how long each took until all who run show it. */
async function publishWhile(running: Cluster, happens: () => Promise<void>) {
  const waits: number[] = [];
  let missing = 0;
  let isOver = false;
  const publishing = (async () => {
    for (let at = 0; !isOver; at += 1) {
      const title = `Versand nach Plan ${at}.`;
      const answered = await publishTitle(running.preview.origin, { slug, title });
      if (answered !== undefined) {
        const places = [running.varnish.origin, ...(await readyOf(running.storefronts))];
        const took = await Promise.all(
          places.map((place) => untilShown(`${place}${path}`, title, { from: answered, patienceMs: 10_000 })),
        );
        const slowest = took.filter((ms) => ms !== undefined);
        // One that was ended meanwhile shows nothing.
        if (took[0] === undefined) missing += 1;
        else waits.push(Math.max(...slowest));
      }
      await pause(500);
    }
  })();
  await happens();
  isOver = true;
  await publishing;
  return { waits, missing };
}

async function readyOf(processes: readonly PartProcess[]): Promise<string[]> {
  const asked = processes.map(async ({ origin }) => {
    const answer = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(1000) }).catch(
      () => undefined,
    );
    return answer?.status === 200 ? [origin] : [];
  });
  return (await Promise.all(asked)).flat();
}

/** Visitors of pages and of the back end, all through the cache in front. */
function startLoad({ varnish }: Cluster) {
  const accepted: string[] = [];
  const failed: string[] = [];
  let visits = 0;
  let refused = 0;
  let isOver = false;
  const judge = (what: string, { status, headers }: Response): boolean => {
    if (status < 500) return true;
    // Said and meant: come back in a moment.
    if (status === 503 && headers.has('retry-after')) refused += 1;
    else failed.push(`${what} was answered ${status}`);
    return false;
  };
  const walk = async (seed: number) => {
    const pages = (await pagesOf({ storefront: varnish.origin })).slice(0, 150);
    for (const page of zipfWalk(pages, { steps: Number.MAX_SAFE_INTEGER, seed })) {
      if (isOver) return;
      const response = await fetch(`${varnish.origin}${page}`, { redirect: 'manual' }).catch(() => undefined);
      await response?.arrayBuffer();
      if (!response) failed.push(`${page} was cut off`);
      else if (judge(page, response)) visits += 1;
      await pause(5);
    }
  };
  const subscribe = async () => {
    for (let at = 0; !isOver; at += 1) {
      const name = `cluster-${at}`;
      const response = await fetch(`${varnish.origin}/web-api/newsletter-subscribe`, {
        method: 'POST',
        headers: newVisitor(),
        body: JSON.stringify({ email: `${name}@kunde.example`, firstName: 'Anna', consent: true }),
      }).catch(() => undefined);
      await response?.arrayBuffer();
      if (response && judge('a subscription', response) && response.ok) accepted.push(name);
      await pause(50);
    }
  };
  const work = [walk(1), walk(2), walk(3), subscribe()];
  return {
    async stop() {
      isOver = true;
      await Promise.all(work);
      return { visits, accepted, refused, failed };
    },
  };
}
