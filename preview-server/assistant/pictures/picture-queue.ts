import { createWorkQueue } from '@blattwerk/server-kit/queue/work-queue.ts';
import { type Shot, type Taken, takePicture } from './take-picture.ts';

/** Takes pictures of pages for programs, one at a time: a browser needs a core and half a gigabyte. */
export type Pictures = {
  take(shot: Shot, of: { id: string }): Promise<Taken | { ok: false; reason: 'busy' }>;
  close(): Promise<void>;
};

/** @param executable path of a Chromium */
export function createPictures(executable: string): Pictures {
  const queue = createWorkQueue<Taken>({
    running: 1,
    waiting: 6,
    patienceSeconds: 40,
    perVisitor: { running: 1, waiting: 2 },
  });
  return {
    async take(shot, { id }) {
      const outcome = await queue.run(() => takePicture(executable, shot), { visitor: id });
      return outcome.ok ? outcome.value : { ok: false, reason: 'busy' };
    },
    close: () => queue.close(),
  };
}
