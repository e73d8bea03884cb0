import type { Database } from '@blattwerk/database/database.ts';
import { startLoop } from '@blattwerk/server-kit/background/loop.ts';
import { createWorkQueue, type WorkQueue } from '@blattwerk/server-kit/queue/work-queue.ts';
import { secondsToWait } from '@blattwerk/server-kit/rate-limits/seconds-to-wait.ts';
import type { Logger } from 'pino';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { WebApiConfig } from '../config.ts';
import { createFileStore, type FileStore } from './file-store.ts';
import type { PictureResult } from './make-picture.ts';
import type { PdfPagesResult } from './pdf-pages.ts';

/** What the toolbox works with; it lives as long as the back end. */
export type Toolbox = {
  files: FileStore;
  /** What is made of one upload at a time. */
  pictureQueue: WorkQueue<PictureResult>;
  pdfQueue: WorkQueue<PdfPagesResult>;
  /** Counts one conversion; seconds to wait when there were too many. */
  takeTurn(address: string): Promise<number | undefined>;
  /** Counts what a visitor has kept here; seconds to wait when it exceeds a visitor's share of the store. */
  takeRoom(address: string, bytes: number): Promise<number | undefined>;
  close(): Promise<void>;
};

const secondsKept = 60 * 60;
const budget = 1_000_000_000;
const megabytesEach = 200;
const sweepMilliseconds = 5 * 60_000;

export function createToolbox(
  { secret, toolbox }: Pick<WebApiConfig, 'secret' | 'toolbox'>,
  database: Database,
  clock: () => Date,
  log: Logger,
): Toolbox {
  const { directory, requestsPerMinute } = toolbox;
  const files = createFileStore({ database, directory, secret, secondsKept, budget, clock });
  // Counted in this process, as the work is done in it.
  const turns = new RateLimiterMemory({ points: requestsPerMinute, duration: 60 });
  const room = new RateLimiterMemory({ points: megabytesEach, duration: secondsKept });
  const sweep = async () => {
    await files.sweep();
    return false;
  };
  const sweeping = startLoop('toolbox sweep', sweep, { intervalMilliseconds: sweepMilliseconds, log });
  return {
    files,
    pictureQueue: createWorkQueue({ running: 2, waiting: 8 }),
    pdfQueue: createWorkQueue({ running: 1, waiting: 3 }),
    takeTurn: (address) => secondsToWait(turns, address),
    takeRoom: (address, bytes) => secondsToWait(room, address, Math.ceil(bytes / 1_000_000)),
    close: sweeping.close,
  };
}
