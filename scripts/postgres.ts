import { execFileSync, type SpawnOptions, spawn } from 'node:child_process';
import { chownSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import pg from 'pg';
import { freePort } from './free-port.ts';
import { runCommand } from './run-command.ts';

export type RunningPostgres = {
  url: string;
  /** Ends the server at once, as a crash does; what it has stored stays. */
  crash(): Promise<void>;
  /** Starts it again after a crash, at the same address. */
  restart(): Promise<void>;
  /** Runs statements as the server's owner; the rows of the last. */
  administer(...statements: string[]): Promise<unknown[]>;
  /** Opens a transaction with a statement, and what ends it. */
  hold(statement: string): Promise<() => Promise<void>>;
  stop(): Promise<void>;
};
export type PostgresResult = { ok: true; server: RunningPostgres } | { ok: false; message: string };

/**
 * A PostgreSQL server of one's own for tests and benches: an empty one on a free port, from installed binaries, as an
 * ordinary user when run as root. Where there are none and `install` is set, Debian's package is installed.
 */
export async function startPostgres({
  install,
  sync,
}: {
  install: boolean;
  /** What a crash of the server leaves is the same without; a bench waits for the disk as production does. */
  sync: 'on' | 'off';
}): Promise<PostgresResult> {
  const binaries = findBinaries() ?? (install ? await installBinaries() : undefined);
  if (binaries === undefined) {
    return { ok: false, message: 'No PostgreSQL server is installed (initdb and postgres were not found).' };
  }
  const folder = mkdtempSync(join(tmpdir(), 'blattwerk-postgres-'));
  const user = ordinaryUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const options = { cwd: folder, ...user, env: { ...process.env, LC_ALL: 'C.UTF-8' } };
  try {
    const settings = ['-D', data, '-U', 'blattwerk', '-A', 'trust', '-E', 'UTF8', '--no-sync'];
    execFileSync(join(binaries, 'initdb'), settings, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    return { ok: false, message: `initdb could not make a PostgreSQL server: ${String(error)}` };
  }
  const port = await freePort();
  const url = `postgres://blattwerk@127.0.0.1:${port}/postgres`;
  const serving = [
    '-D',
    data,
    '-p',
    String(port),
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    'max_connections=200',
    '-c',
    `fsync=${sync}`,
  ];
  const serve = () => runServer(join(binaries, 'postgres'), [...serving, '-k', folder], options);
  let running = serve();
  const server: RunningPostgres = {
    url,
    crash: () => running.end('SIGQUIT'),
    async restart() {
      running = serve();
      if (!(await answers(url, running.isRunning)))
        throw new Error('The PostgreSQL server did not come back.');
    },
    administer: (...statements) => administer(url, statements),
    async hold(statement) {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.query('begin');
      await client.query(statement);
      return () => client.end();
    },
    async stop() {
      // An orderly end without waiting for connections.
      await running.end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
  if (await answers(url, running.isRunning)) return { ok: true, server };
  await server.stop();
  return { ok: false, message: 'The PostgreSQL server did not answer.' };
}

function runServer(command: string, args: readonly string[], options: SpawnOptions) {
  const child = spawn(command, args, { ...options, stdio: 'ignore' });
  const ended = new Promise<void>((resolve) =>
    child.once('exit', () => resolve()).once('error', () => resolve()),
  );
  return {
    isRunning: () => child.exitCode === null,
    end(signal: NodeJS.Signals): Promise<void> {
      child.kill(signal);
      return ended;
    },
  };
}

async function administer(url: string, statements: readonly string[]): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  // It may be among the connections that its statement ends.
  client.on('error', () => {});
  await client.connect();
  try {
    let rows: unknown[] = [];
    for (const statement of statements) ({ rows } = await client.query(statement));
    return rows;
  } finally {
    await client.end();
  }
}

/** The folder of initdb and postgres: on the PATH, or where Debian keeps them. */
function findBinaries(): string | undefined {
  const folders = (process.env.PATH ?? '')
    .split(delimiter)
    .concat(globSync('/usr/lib/postgresql/*/bin').sort().reverse());
  return folders.find((folder) => folder !== '' && globSync(join(folder, '{initdb,postgres}')).length === 2);
}

async function installBinaries(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined;
  console.log('No PostgreSQL server found: installing the postgresql package of this system …');
  await runCommand('apt-get', ['update', '-qq'], { live: true });
  const noninteractive = { live: true, env: { DEBIAN_FRONTEND: 'noninteractive' } };
  await runCommand(
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'],
    noninteractive,
  );
  return findBinaries();
}

/** PostgreSQL refuses to run as root; the package brings a user of its own, and `nobody` is everywhere. */
function ordinaryUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (kind: string) =>
        Number(execFileSync('id', [kind, name], { encoding: 'utf8', stdio: 'pipe' }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // Not on this system: the next one.
    }
  }
  return undefined;
}

async function answers(url: string, isRunning: () => boolean): Promise<boolean> {
  for (let attempt = 0; attempt < 300 && isRunning(); attempt++) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return true;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  return false;
}
