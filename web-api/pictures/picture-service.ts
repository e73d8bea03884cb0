import { createHash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import type { PictureFormat } from '@blattwerk/designs/raster/encode.ts';
import { createPictureProcesses } from '@blattwerk/designs/raster/picture-processes.ts';
import type {
  DesignPicture,
  DocumentTask,
  GoodPicture,
  PictureTask,
  ProductPicture,
} from '@blattwerk/designs/raster/picture-task.ts';
import { sourceFingerprint } from '@blattwerk/designs/raster/source-fingerprint.ts';
import { createDiskCache } from '@blattwerk/server-kit/disk-cache/disk-cache.ts';
import { createWorkQueue, type Priority, type QueueRefusal } from '@blattwerk/server-kit/queue/work-queue.ts';

export type PictureServiceOptions = {
  cacheDirectory: string;
  /** Bytes of pictures kept on disk. */
  cacheLimit?: number;
  /** Pictures drawn at the same time, each in a process of its own. */
  processes?: number;
  /** Pictures that may wait. */
  queueLimit?: number;
  /** URL of a module that exports `catalogue`. */
  catalogueModule: string;
  /** Milliseconds after which a drawing is given up. */
  timeLimit?: number;
  /** Told what went wrong without spoiling an answer. */
  onTrouble?: (message: string) => void;
};

/** `name` is the same for the same picture and may serve as its ETag. */
export type PictureResult =
  | { ok: true; data: Uint8Array; type: string; name: string; cached: boolean }
  | { ok: false; reason: QueueRefusal['refusal'] | 'missing' | 'failed'; message: string };

type PictureOptions = { priority?: Priority; signal?: AbortSignal };

/** A page of a document that was stored, known by the hash of its JSON; loaded once its turn has come. */
type PackedPicture = {
  sha256: string;
  load(): Promise<Uint8Array | undefined>;
  /** Absent: the front. */
  page?: number;
  width: number;
  format: PictureFormat;
};

export type PictureService = {
  designPicture(picture: DesignPicture, options?: PictureOptions): Promise<PictureResult>;
  productPicture(picture: ProductPicture, options?: PictureOptions): Promise<PictureResult>;
  goodPicture(picture: GoodPicture, options?: PictureOptions): Promise<PictureResult>;
  /** A design's document as JSON. It may hold a customer's words: it is not kept. */
  document(task: DocumentTask, options?: PictureOptions): Promise<PictureResult>;
  /** A page of what a customer has designed: it is not kept either. */
  packedPicture(picture: PackedPicture, options?: PictureOptions): Promise<PictureResult>;
  /** Resolves once what draws is at hand: the first one to ask waits no longer than others. */
  prepare(): Promise<void>;
  /** Gives up what waits and what is being drawn. */
  close(): Promise<void>;
};

/** Pictures of designs, drawn in processes of their own, kept on disk, shared by all who ask for the same one. */
export async function createPictureService(options: PictureServiceOptions): Promise<PictureService> {
  const { processes = 2, queueLimit = 200, cacheLimit = 2e9, timeLimit = 60_000 } = options;
  const { catalogueModule, onTrouble = () => {} } = options;
  // A directory that cannot be written is an error now rather than at the first picture.
  await mkdir(options.cacheDirectory, { recursive: true });
  const cache = createDiskCache(options.cacheDirectory, cacheLimit);
  const queue = createWorkQueue<PictureResult>({ running: processes, waiting: queueLimit });
  const fingerprint = sourceFingerprint();
  const pool = createPictureProcesses(catalogueModule);
  let closing = false;

  async function draw(name: string, type: string, task: PictureTask): Promise<PictureResult> {
    // Another process may have drawn it before its turn came.
    const kept = await cache.read(name);
    if (kept) return { ok: true, data: kept, type, name, cached: true };
    const drawn = await work(name, type, task);
    if (!drawn.ok) return drawn;
    await cache.write(name, drawn.data).catch((error: unknown) => {
      onTrouble(`A picture could not be kept in ${options.cacheDirectory}: ${String(error)}`);
    });
    return drawn;
  }

  async function work(name: string, type: string, task: PictureTask): Promise<PictureResult> {
    const result = await pool.run(task, timeLimit);
    if (closing) return refuse('closed');
    if (!result.ok && result.reason === 'failed') {
      onTrouble(`A picture could not be drawn: ${result.message}`);
      return { ...result, message: 'The picture could not be drawn.' };
    }
    if (!result.ok) return result;
    return { ok: true, data: result.data, type, name, cached: false };
  }

  async function pictureFor(
    task: Exclude<PictureTask, DocumentTask>,
    options: PictureOptions,
  ): Promise<PictureResult> {
    const { format } = task.picture;
    const name = `${hashOf(fingerprint, task)}.${format}`;
    const type = contentTypes[format];
    if (showsPhotos(task)) {
      const drawn = await queue.run(() => work(name, type, task), { key: name, ...options });
      return drawn.ok ? drawn.value : refuse(drawn.refusal);
    }
    const kept = await cache.read(name);
    if (kept) return { ok: true, data: kept, type, name, cached: true };
    const drawn = await queue.run(() => draw(name, type, task), { key: name, ...options });
    return drawn.ok ? drawn.value : refuse(drawn.refusal);
  }

  return {
    designPicture: (picture, settings = {}) => pictureFor({ kind: 'design', picture }, settings),
    productPicture: (picture, settings = {}) => pictureFor({ kind: 'product', picture }, settings),
    goodPicture: (picture, settings = {}) => pictureFor({ kind: 'good', picture }, settings),
    async document(task, settings = {}) {
      const name = hashOf(fingerprint, task);
      const done = await queue.run(() => work(name, 'application/json', task), { key: name, ...settings });
      return done.ok ? done.value : refuse(done.refusal);
    },
    async packedPicture({ sha256, load, ...picture }, settings = {}) {
      const name = `${hashOf(fingerprint, { sha256, ...picture })}.${picture.format}`;
      const loadAndDraw = async (): Promise<PictureResult> => {
        const packed = await load();
        if (!packed) return { ok: false, reason: 'missing', message: 'The document is gone.' };
        return work(name, contentTypes[picture.format], { kind: 'design', picture: { ...picture, packed } });
      };
      const done = await queue.run(loadAndDraw, { key: name, ...settings });
      return done.ok ? done.value : refuse(done.refusal);
    },
    prepare: pool.prepare,
    async close() {
      const ended = queue.close();
      closing = true;
      await pool.close();
      await ended;
    },
  };
}

/** What customers print of their own is deleted when they want it: no picture of it is kept. */
function showsPhotos(task: Exclude<PictureTask, DocumentTask>): boolean {
  return task.kind !== 'good' && 'photos' in task.picture && task.picture.photos !== undefined;
}

const contentTypes: Record<PictureFormat, string> = {
  webp: 'image/webp',
  avif: 'image/avif',
  png: 'image/png',
  jpeg: 'image/jpeg',
};

const sentences: Record<QueueRefusal['refusal'], string> = {
  busy: 'Too many pictures are waiting to be drawn. Ask again in a few seconds.',
  late: 'The picture was not drawn in time. Ask again in a few seconds.',
  aborted: 'The request for this picture was ended.',
  closed: 'Pictures are no longer drawn: the server is shutting down.',
};

function refuse(reason: QueueRefusal['refusal']): PictureResult {
  return { ok: false, reason, message: sentences[reason] };
}

/** Equal for equal content, in every order of its fields. */
function hashOf(fingerprint: string, about: unknown): string {
  const sorted = JSON.stringify(about, (_, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
  return createHash('sha256').update(fingerprint).update(sorted).digest('hex');
}
