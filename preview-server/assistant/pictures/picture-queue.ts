import { createWorkQueue } from '@blattwerk/server-kit/queue/work-queue.ts';
import type { Logger } from 'pino';
import { TooSlow } from './browser-pipe.ts';
import { type Shot, type Taken, takePicture } from './take-picture.ts';

/** busy: others are being taken. late: the page did not get ready. no browser: it does not start, or broke off. */
export type NotTaken = Extract<Taken, { ok: false }>['reason'] | 'busy' | 'late' | 'no browser';

/** Takes pictures of pages for programs, one at a time: a browser needs a core and half a gigabyte. */
export type Pictures = {
  take(shot: Shot, of: { id: string }): Promise<Taken | { ok: false; reason: NotTaken }>;
  close(): Promise<void>;
};

/**
 * @param executable path of a Chromium
 * @param log told why a picture could not be taken
 */
export function createPictures(executable: string, log: Pick<Logger, 'warn'>): Pictures {
  const queue = createWorkQueue<Taken>({
    running: 1,
    waiting: 6,
    patienceSeconds: 40,
    perVisitor: { running: 1, waiting: 2 },
  });
  return {
    async take(shot, { id }) {
      try {
        const outcome = await queue.run(() => takePicture(executable, shot), { visitor: id });
        return outcome.ok ? outcome.value : { ok: false, reason: 'busy' };
      } catch (error) {
        log.warn({ error, executable }, 'no picture taken');
        return { ok: false, reason: error instanceof TooSlow ? 'late' : 'no browser' };
      }
    },
    close: () => queue.close(),
  };
}
