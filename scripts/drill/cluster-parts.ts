import { join } from 'node:path';
import { freePort } from '../free-port.ts';
import { type PartProcess, partProcess } from '../part-process.ts';
import { startPgBouncer } from '../pgbouncer.ts';
import { type RunningPostgres, startPostgres } from '../postgres.ts';
import { type RunningVarnish, startVarnish } from '../varnish.ts';

/** A shop of many processes on one machine. */
export type Cluster = {
  varnish: RunningVarnish;
  postgres: RunningPostgres;
  preview: PartProcess;
  storefronts: readonly PartProcess[];
  backEnds: readonly PartProcess[];
  jobs: PartProcess;
  stop(): Promise<void>;
};

/** Starts PostgreSQL, PgBouncer and Varnish, and the parts of the shop between them; rejects where one is not installed. */
export async function startCluster(
  folder: string,
  { storefronts: storefrontCount, backEnds: backEndCount }: { storefronts: number; backEnds: number },
): Promise<Cluster> {
  const stops: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const one of stops.reverse()) await one();
  };
  try {
    const postgres = required(await startPostgres({ install: false }), 'server');
    stops.push(postgres.stop);
    const pool = required(await startPgBouncer(postgres.url), 'pool');
    stops.push(pool.stop);
    const [edgePort, previewPort] = [await freePort(), await freePort()];
    const storefrontPorts = await freePorts(storefrontCount);
    const backEndPorts = await freePorts(backEndCount);
    const purgeToken = 'purge-token-of-the-drill';
    const varnish = required(
      await startVarnish({
        storefronts: storefrontPorts,
        backEnds: backEndPorts,
        purgeToken,
        port: edgePort,
      }),
      'varnish',
    );
    stops.push(varnish.stop);
    const settings = {
      DATABASE_URL: pool.url,
      DATABASE_DIRECT_URL: postgres.url,
      DATA_DIRECTORY: join(folder, 'data'),
      STOREFRONT_ORIGIN: `http://localhost:${edgePort}`,
      PREVIEW_ORIGIN: `http://localhost:${previewPort}`,
      PREVIEW_PORT: String(previewPort),
      WEB_API_ORIGIN: `http://localhost:${edgePort}`,
      TRUSTED_PROXIES: 'loopback',
      EDGE_PURGE: 'varnish',
      EDGE_PURGE_URLS: varnish.origin,
      EDGE_PURGE_TOKEN: purgeToken,
      DRAIN_SECONDS: '2',
    };
    const backEnds = backEndPorts.map((port, at) =>
      partProcess({
        name: `back end ${at + 1}`,
        part: 'web-api',
        port,
        settings: { ...settings, WEB_API_PORT: String(port) },
      }),
    );
    const storefronts = storefrontPorts.map((port, at) =>
      partProcess({
        name: `storefront ${at + 1}`,
        part: 'storefront',
        port,
        settings: {
          ...settings,
          STOREFRONT_PORT: String(port),
          // Each asks one back end; browsers are led to any.
          BACK_END_ORIGIN: backEnds[at % backEnds.length]?.origin ?? '',
        },
      }),
    );
    const preview = partProcess({ name: 'preview server', part: 'preview', port: previewPort, settings });
    const jobs = partProcess({ name: 'jobs', part: 'jobs', settings });
    stops.push(async () => {
      await Promise.all([preview, jobs, ...backEnds, ...storefronts].map((one) => one.end('SIGKILL')));
    });
    // The first seeds the database.
    for (const one of [...backEnds, preview, ...storefronts, jobs]) await one.start();
    return { varnish, postgres, preview, storefronts, backEnds, jobs, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function freePorts(count: number): Promise<number[]> {
  const ports: number[] = [];
  for (let at = 0; at < count; at += 1) ports.push(await freePort());
  return ports;
}

/** What was started; rejects with the sentence of what could not be. */
function required<Name extends string, Value>(
  result: ({ ok: true } & Record<Name, Value>) | { ok: false; message: string },
  name: Name,
): Value {
  if (!result.ok) throw new Error(result.message);
  return result[name];
}
