import { spawn } from 'node:child_process';
import { freePort } from './free-port.ts';

/** The built shop in a process of its own. */
export type BuiltShop = {
  storefront: string;
  workspace: string;
  pid: number;
  /** What it has written so far. */
  log(): string;
  hasEnded(): boolean;
  /** Sends a signal; resolves with the exit code, or null where the signal itself ended the process. */
  end(signal: NodeJS.Signals): Promise<number | null>;
};

export type ShopPlace = {
  dataDirectory: string;
  /** PostgreSQL; left out, the embedded database in the data directory. */
  databaseUrl?: string | undefined;
  /** Where the shop listens; left out, at a free port. */
  storefrontPort?: number;
  /** Further settings. */
  settings?: Readonly<Record<string, string>>;
};

/** Begins to start a shop on free ports. */
export async function spawnShop({ dataDirectory, databaseUrl, storefrontPort, settings }: ShopPlace) {
  const ports = { shop: storefrontPort ?? (await freePort()), preview: await freePort() };
  const child = spawn(process.execPath, ['scripts/run.mjs', 'start', '--built'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
      DATA_DIRECTORY: dataDirectory,
      STOREFRONT_PORT: String(ports.shop),
      PREVIEW_PORT: String(ports.preview),
      TRUSTED_PROXIES: 'loopback',
      WARM_PICTURES: 'false',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return { child, ports };
}

/** Starts a shop on free ports and waits until both of its servers answer; rejects with its log when it ends before. */
export async function startBuiltShop(place: ShopPlace): Promise<BuiltShop> {
  const { child, ports } = await spawnShop(place);
  let log = '';
  const exit = Promise.withResolvers<number | null>();
  child.once('exit', (code) => exit.resolve(code));
  await new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      log += chunk.toString();
      if (log.includes('Workspace:')) resolve();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    void exit.promise.then((code) => reject(new Error(`The shop ended with code ${code}:\n${log}`)));
  });
  return {
    storefront: `http://localhost:${ports.shop}`,
    workspace: `http://localhost:${ports.preview}`,
    pid: child.pid ?? 0,
    log: () => log,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    end(signal) {
      child.kill(signal);
      return exit.promise;
    },
  };
}
