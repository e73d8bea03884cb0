import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { unlink } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type DirectoryLock = { release(): Promise<void> };

/**
 * Keeps a second process out of a database directory, which PGlite itself does not. The lock is a local
 * socket: it ends with the process, so a crash leaves nothing that would have to be cleaned up by hand.
 * @returns undefined while another process (or another opening in this one) holds the directory
 */
export async function lockDirectory(directory: string): Promise<DirectoryLock | undefined> {
  const address = socketAddress(realpathSync(directory));
  const server = (await listen(address)) ?? (await reclaim(address));
  if (!server) return undefined;
  server.unref();
  return { release: () => new Promise((resolve) => server.close(() => resolve())) };
}

function socketAddress(directory: string): string {
  const name = `blattwerk-${createHash('sha256').update(directory).digest('hex').slice(0, 20)}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
}

async function reclaim(address: string): Promise<Server | undefined> {
  if (await answers(address)) return undefined;
  await unlink(address).catch(() => undefined);
  return listen(address);
}

function listen(address: string): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.end());
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    );
    server.listen(address, () => resolve(server));
  });
}

function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address);
    const settle = (result: boolean) => {
      socket.destroy();
      resolve(result);
    };
    socket.once('connect', () => settle(true));
    socket.once('error', () => settle(false));
  });
}
