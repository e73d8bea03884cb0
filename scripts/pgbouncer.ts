import { execFileSync, spawn } from 'node:child_process';
import { chownSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { freePort } from './free-port.ts';

export type RunningPgBouncer = { url: string; stop(): Promise<void> };
export type PgBouncerResult = { ok: true; pool: RunningPgBouncer } | { ok: false; message: string };

/** Why no PgBouncer can be started here; undefined where one can. */
export function pgBouncerProblem(): string | undefined {
  return findProgram() === undefined ? 'No PgBouncer is installed: pgbouncer was not found.' : undefined;
}

/** A PgBouncer in transaction mode before a PostgreSQL server of one's own, for tests and drills. */
export async function startPgBouncer(
  databaseUrl: string,
  { connections = 20 }: { connections?: number } = {},
): Promise<PgBouncerResult> {
  const program = findProgram();
  if (program === undefined) return { ok: false, message: pgBouncerProblem() ?? '' };
  const { hostname, port: serverPort, username, pathname } = new URL(databaseUrl);
  const folder = mkdtempSync(join(tmpdir(), 'blattwerk-pgbouncer-'));
  const port = await freePort();
  const settings = [
    '[databases]',
    `${pathname.slice(1)} = host=${hostname} port=${serverPort} user=${username} connect_query='set statement_timeout = 15000'`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'auth_type = any',
    'pool_mode = transaction',
    `default_pool_size = ${connections}`,
    'max_client_conn = 500',
    'unix_socket_dir =',
    '',
  ];
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(file, settings.join('\n'));
  const user = ordinaryUser();
  if (user) for (const path of [folder, file]) chownSync(path, user.uid, user.gid);
  const child = spawn(program, ['-q', file], { cwd: folder, ...user, stdio: 'ignore' });
  const ended = new Promise<void>((done) => child.once('exit', () => done()).once('error', () => done()));
  return {
    ok: true,
    pool: {
      url: `postgres://${username}@127.0.0.1:${port}${pathname}`,
      async stop() {
        child.kill('SIGINT');
        await ended;
        rmSync(folder, { recursive: true, force: true });
      },
    },
  };
}

function findProgram(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).concat('/usr/sbin');
  return folders.map((folder) => join(folder, 'pgbouncer')).find((path) => globSync(path).length === 1);
}

/** PgBouncer refuses to run as root. */
function ordinaryUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (kind: string) => Number(execFileSync('id', [kind, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}
