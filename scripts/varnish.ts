import { execFileSync, spawn } from 'node:child_process';
import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { freePort } from './free-port.ts';

export type RunningVarnish = {
  origin: string;
  /** Counters since the start, by name, such as `MAIN.cache_hit`. */
  counters(): Record<string, number>;
  stop(): Promise<void>;
};
export type VarnishResult = { ok: true; varnish: RunningVarnish } | { ok: false; message: string };

export type VarnishPlaces = {
  /** Ports of storefronts on this machine. */
  storefronts: readonly number[];
  /** Ports of back ends that run apart; left out, the storefronts answer for them. */
  backEnds?: readonly number[];
  purgeToken: string;
  /** Left out, a free one. */
  port?: number;
};

/**
 * A Varnish of one's own before shops on this machine, with the VCL of `storefront/edge`; for tests and drills, from
 * installed binaries.
 */
export async function startVarnish({
  storefronts,
  backEnds,
  purgeToken,
  port: chosen,
}: VarnishPlaces): Promise<VarnishResult> {
  const problem = varnishProblem();
  const program = findProgram();
  if (problem !== undefined || program === undefined) return { ok: false, message: problem ?? '' };
  const folder = mkdtempSync(join(tmpdir(), 'blattwerk-varnish-'));
  writeFileSync(join(folder, 'token'), purgeToken);
  writeFileSync(join(folder, 'places.vcl'), placesVcl(storefronts, backEnds ?? [], join(folder, 'token')));
  const port = chosen ?? (await freePort());
  const workingFolder = join(folder, 'work');
  const child = spawn(
    program,
    [
      ['-F', '-f', join(folder, 'places.vcl'), '-a', `127.0.0.1:${port}`, '-n', workingFolder],
      ['-s', 'malloc,512m', '-p', 'http_gzip_support=off', '-p', 'max_restarts=8'],
      // Of the machine's own user: nothing to fall back from.
      ['-p', `vcl_path=${resolve('storefront/edge')}`, '-j', 'none'],
    ].flat(),
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let said = '';
  const hear = (chunk: Buffer) => {
    said += chunk.toString();
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const ended = new Promise<void>((done) => child.once('exit', () => done()).once('error', () => done()));
  const origin = `http://127.0.0.1:${port}`;
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  for (let attempt = 0; attempt < 200 && child.exitCode === null; attempt += 1) {
    const answer = await fetch(`${origin}/_edge/`, { signal: AbortSignal.timeout(1000) }).catch(
      () => undefined,
    );
    if (answer) {
      return {
        ok: true,
        varnish: { origin, stop, counters: () => countersOf(workingFolder) },
      };
    }
    await new Promise((done) => setTimeout(done, 100));
  }
  await stop();
  return { ok: false, message: `Varnish did not start: ${said.slice(-2000)}` };
}

/** Why no Varnish can be started here; undefined where one can. */
export function varnishProblem(): string | undefined {
  if (findProgram() === undefined) return 'No Varnish is installed: varnishd was not found.';
  return globSync('/usr/lib/*/varnish/vmods/libvmod_xkey.so').length === 0
    ? 'Varnish lacks its modules: install varnish-modules.'
    : undefined;
}

function findProgram(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).concat('/usr/sbin');
  return folders.map((folder) => join(folder, 'varnishd')).find((path) => globSync(path).length === 1);
}

function countersOf(workingFolder: string): Record<string, number> {
  const text = execFileSync('varnishstat', ['-1', '-n', workingFolder], { encoding: 'utf8' });
  return Object.fromEntries(
    [...text.matchAll(/^(\S+)\s+(\d+)/gm)].map(([, name = '', value]) => [name, Number(value)]),
  );
}

function placesVcl(storefronts: readonly number[], backEnds: readonly number[], tokenFile: string): string {
  const backend = (name: string, port: number) =>
    `backend ${name} { .host = "127.0.0.1"; .port = "${port}"; .probe = ready; .first_byte_timeout = 60s; }`;
  const members = (director: string, name: string, ports: readonly number[]) => [
    `  new ${director} = directors.round_robin();`,
    ...ports.map((_, at) => `  ${director}.add_backend(${name}_${at});`),
  ];
  return [
    'vcl 4.1;',
    'import directors;',
    'import std;',
    'probe ready { .url = "/readyz"; .interval = 0.5s; .timeout = 2s; .window = 3; .threshold = 2; .initial = 2; }',
    ...storefronts.map((port, at) => backend(`storefront_${at}`, port)),
    ...backEnds.map((port, at) => backend(`back_end_${at}`, port)),
    'acl purgers { "127.0.0.1"; "::1"; }',
    'sub places_init {',
    ...members('storefronts', 'storefront', storefronts),
    ...(backEnds.length > 0 ? members('back_ends', 'back_end', backEnds) : []),
    '}',
    'sub choose_shop { set req.backend_hint = storefronts.backend(); }',
    `sub choose_back_end { set req.backend_hint = ${backEnds.length > 0 ? 'back_ends' : 'storefronts'}.backend(); }`,
    `sub read_purge_token { set req.http.X-Purge-Expected = std.fileread("${tokenFile}"); }`,
    'include "blattwerk.vcl";',
    '',
  ].join('\n');
}
