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
    const server = await startPostgres({ install: false, sync: 'on' });
    if (!server.ok) throw new Error(server.message);
    const postgres = server.server;
    stops.push(postgres.stop);
    const bouncer = await startPgBouncer(postgres.url);
    if (!bouncer.ok) throw new Error(bouncer.message);
    const { pool } = bouncer;
    stops.push(pool.stop);
    const [edgePort, previewPort] = [await freePort(), await freePort()];
    const storefrontPorts = await freePorts(storefrontCount);
    const backEndPorts = await freePorts(backEndCount);
    const purgeToken = 'purge-token-of-the-drill';
    const edge = await startVarnish({
      storefronts: storefrontPorts,
      backEnds: backEndPorts,
      purgeToken,
      port: edgePort,
    });
    if (!edge.ok) throw new Error(edge.message);
    const { varnish } = edge;
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
    await backEnds[0]?.start();
    await preview.start();
    await Promise.all([...backEnds.slice(1), ...storefronts, jobs].map((one) => one.start()));
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
