import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export type DirectoryLock = { release(): void };

/** Stays in a database's folder for good, empty; PGlite leaves files alone that it does not know. */
export const lockFile = 'blattwerk.lock';

/** A lock ends with the connection that holds it, and that with the last reference to it. */
const held = new Set<DatabaseSync>();

/**
 * Keeps a second process out of a database directory, which PGlite itself does not. The lock is the operating system's,
 * on a file in the directory, taken by SQLite: it holds for any user, container and temporary folder of this machine
 * and ends with the process, so that a crash leaves nothing to clean up.
 * @returns undefined while another process (or another opening in this one) holds the directory
 */
export function lockDirectory(directory: string): DirectoryLock | undefined {
  const connection = new DatabaseSync(join(directory, lockFile));
  try {
    connection.exec('begin exclusive');
  } catch (error) {
    connection.close();
    if (isBusy(error)) return undefined;
    throw error;
  }
  held.add(connection);
  return {
    release() {
      held.delete(connection);
      connection.close();
    },
  };
}

/** SQLITE_BUSY */
const busy = 5;

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === busy;
}
