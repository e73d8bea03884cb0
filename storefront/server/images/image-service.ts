import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { createDiskCache } from '@blattwerk/server-kit/disk-cache/disk-cache.ts';
import { createWorkQueue } from '@blattwerk/server-kit/queue/work-queue.ts';
import { LRUCache } from 'lru-cache';
import { createSingleFlight } from '../single-flight.ts';
import { fetchOriginal, type Original } from './fetch-original.ts';
import { type ImageJob, imageName } from './image-job.ts';
import { type MadeImage, makeImage } from './make-image.ts';

/** Originals held in memory while their sizes and densities are made. */
const maxOriginalBytes = 64 * 2 ** 20;
const maxWaiting = 300;
/** Originals downloaded at once; a silent content space holds up nothing that needs no download. */
const maxFetching = 16;
/** Longest wait for a turn; by then a reader has scrolled on. */
const patienceSeconds = 10;

const tooBusy = {
  ok: false,
  status: 503,
  message: 'Too many images are being made; try again shortly.',
} as const;

type ImageAnswer = { ok: true; bytes: Buffer } | { ok: false; status: number; message: string };

export type ImageService = {
  /** The finished image of a job, from disk or newly made. */
  get(job: ImageJob): Promise<ImageAnswer>;
};

/** Makes each image once, a few at a time, and keeps it on disk below `directory`. */
export function createImageService(directory: string, maxBytes: number): ImageService {
  const store = createDiskCache(join(directory, 'images'), maxBytes);
  const fetching = createWorkQueue<Original>({ running: maxFetching, waiting: maxWaiting, patienceSeconds });
  const making = createWorkQueue<MadeImage>({
    running: availableParallelism(),
    waiting: maxWaiting,
    patienceSeconds,
  });
  const onceMade = createSingleFlight<ImageAnswer>();
  const onceFetched = createSingleFlight<Original | typeof tooBusy>();
  const originals = new LRUCache<string, Buffer>({
    maxSize: maxOriginalBytes,
    sizeCalculation: (bytes) => Math.max(1, bytes.length),
    ttl: 60_000,
  });

  async function original(source: string): Promise<Original | typeof tooBusy> {
    const held = originals.get(source);
    if (held) return { ok: true, bytes: held };
    return onceFetched(source, async () => {
      const fetched = await fetching.run(() => fetchOriginal(source));
      if (!fetched.ok) return tooBusy;
      if (fetched.value.ok) originals.set(source, fetched.value.bytes);
      return fetched.value;
    });
  }

  async function make(job: ImageJob, name: string): Promise<ImageAnswer> {
    const fetched = await original(job.source);
    if (!fetched.ok) return fetched;
    const turn = await making.run(() => makeImage(fetched.bytes, job));
    if (!turn.ok) return tooBusy;
    const made = turn.value;
    if (!made.ok) {
      // It may have been the page of a server in between; the next look asks for it again.
      originals.delete(job.source);
      return { ok: false, status: 422, message: made.message };
    }
    await store.write(name, made.bytes);
    return made;
  }

  async function find(job: ImageJob, name: string): Promise<ImageAnswer> {
    const bytes = await store.read(name);
    if (bytes) return { ok: true, bytes };
    return make(job, name);
  }

  return {
    get: (job) => {
      const name = imageName(job);
      return onceMade(name, () => find(job, name));
    },
  };
}
