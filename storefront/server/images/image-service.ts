import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { createDiskCache } from '@blattwerk/server-kit/disk-cache/disk-cache.ts';
import { createWorkQueue } from '@blattwerk/server-kit/queue/work-queue.ts';
import { LRUCache } from 'lru-cache';
import { fetchOriginal, type Original } from './fetch-original.ts';
import { type ImageJob, imageName } from './image-job.ts';
import { makeImage } from './make-image.ts';

/** Originals held in memory while their sizes and densities are made. */
const maxOriginalBytes = 64 * 2 ** 20;
const maxWaiting = 300;
/** Originals downloaded at once; a silent content space holds up nothing that needs no download. */
const maxFetching = 16;
/** Longest wait for a turn; by then a reader has scrolled on. */
const patienceSeconds = 10;
/** All processors serve one visitor alone; one place more is for others. */
const maxMaking = availableParallelism() + 1;
/** More pictures than the longest page has. */
const maxWaitingEach = 100;

const tooBusy = {
  ok: false,
  status: 503,
  message: 'Too many images are being made; try again shortly.',
} as const;

type ImageAnswer = { ok: true; bytes: Buffer } | { ok: false; status: number; message: string };

/** Who asks: whose share of the work it is, and a signal that aborts when they go. */
type ImageClient = { visitor: string; signal: AbortSignal };

export type ImageService = {
  /** The finished image of a job, from disk or newly made. */
  get(job: ImageJob, client: ImageClient): Promise<ImageAnswer>;
};

/** Makes each image once, a few at a time, fairly among visitors, and keeps it on disk below `directory`. */
export function createImageService(directory: string, maxBytes: number): ImageService {
  const store = createDiskCache(join(directory, 'images'), maxBytes);
  const fetching = createWorkQueue<Original>({
    running: maxFetching,
    waiting: maxWaiting,
    patienceSeconds,
    perVisitor: { running: maxFetching / 2, waiting: maxWaitingEach },
  });
  const making = createWorkQueue<ImageAnswer>({
    running: maxMaking,
    waiting: maxWaiting,
    patienceSeconds,
    perVisitor: { running: maxMaking - 1, waiting: maxWaitingEach },
  });
  const originals = new LRUCache<string, Buffer>({
    maxSize: maxOriginalBytes,
    sizeCalculation: (bytes) => Math.max(1, bytes.length),
    ttl: 60_000,
  });

  async function original(source: string, client: ImageClient): Promise<Original | typeof tooBusy> {
    const held = originals.get(source);
    if (held) return { ok: true, bytes: held };
    const fetched = await fetching.run(() => fetchOriginal(source), { ...client, key: source });
    if (!fetched.ok) return tooBusy;
    if (fetched.value.ok) originals.set(source, fetched.value.bytes);
    return fetched.value;
  }

  async function make(bytes: Buffer, job: ImageJob, name: string): Promise<ImageAnswer> {
    const made = await makeImage(bytes, job);
    if (!made.ok) {
      // It may have been the page of a server in between; the next look asks for it again.
      originals.delete(job.source);
      return { ok: false, status: 422, message: made.message };
    }
    await store.write(name, made.bytes);
    return made;
  }

  return {
    async get(job, client) {
      const name = imageName(job);
      const kept = await store.read(name);
      if (kept) return { ok: true, bytes: kept };
      const fetched = await original(job.source, client);
      if (!fetched.ok) return fetched;
      const turn = await making.run(() => make(fetched.bytes, job, name), { ...client, key: name });
      return turn.ok ? turn.value : tooBusy;
    },
  };
}
