import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'blattwerk-start-'));
let busy: Server;
let busyPort = 0;
let withoutDatabase: Promise<Ended>;

beforeAll(async () => {
  busy = createServer();
  busyPort = await new Promise((resolve) => {
    busy.listen(0, '127.0.0.1', () => {
      const address = busy.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  // It waits long for an answer: the other starts pass meanwhile.
  withoutDatabase = start({ DATABASE_URL: `postgres://nobody@127.0.0.1:${busyPort}/none` });
});

afterAll(() => {
  busy.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('a start that cannot succeed ends in one clear sentence', () => {
  test('a setting that cannot be used', async () => {
    const { code, lines } = await start({ PREVIEW_PORT: 'many' });
    expect(code).toBe(2);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('PREVIEW_PORT');
  });

  test('a busy port', async () => {
    const { code, lines } = await start({ PREVIEW_PORT: String(busyPort) });
    expect(code).toBe(1);
    expect(lines.at(-1)).toContain(`Port ${busyPort}`);
    expect(lines.at(-1)).toContain('PREVIEW_PORT');
  });

  test.skipIf(process.platform !== 'linux')('a data folder where none can be made', async () => {
    const { code, lines } = await start({ DATA_DIRECTORY: '/proc/x' });
    expect([code, lines]).toEqual([
      1,
      ['The folder /proc/x cannot be read and written; name a folder this user owns.'],
    ]);
  });

  test('local tokens on an address that others reach', async () => {
    const { code, lines } = await start({ HOST: '0.0.0.0' });
    expect(code).toBe(1);
    expect(lines.at(-1)).toMatch(/token .*loopback/);
  });

  test('a database that does not answer', async () => {
    const { code, lines } = await withoutDatabase;
    expect(code).toBe(1);
    expect(lines.at(-1)).not.toMatch(/^\s+at /);
  }, 60_000);
});

type Ended = { code: number | null; lines: string[] };

/** Starts the shop with an own data folder; answers its exit code and what it said, without build progress. */
function start(env: Record<string, string>): Promise<Ended> {
  const child = spawn('node_modules/.bin/node', ['scripts/run.mjs', 'start', '--built'], {
    env: { ...process.env, DATA_DIRECTORY: join(folder, 'data'), ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  return new Promise((resolve) => {
    child.on('close', (code) => {
      const lines = output.split('\n').filter((line) => line !== '' && !line.startsWith('Building'));
      expect(output).not.toMatch(/^\s+at .*:\d+:\d+/m);
      resolve({ code, lines });
    });
  });
}
