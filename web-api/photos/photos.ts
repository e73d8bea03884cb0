import type { Database } from '@blattwerk/database/database.ts';
import type { PhotoRow } from '@blattwerk/database/tables/photos.ts';
import { errorText } from '@blattwerk/server-kit/log/error-text.ts';
import { createWorkQueue } from '@blattwerk/server-kit/queue/work-queue.ts';
import type { Logger } from 'pino';
import type { Visitor } from '../http/handler.ts';
import type { Storage } from '../storage/storage.ts';
import type { Refused } from '../toolbox/refusal.ts';
import { makePhoto } from './make-photo.ts';
import { scaledName } from './photo-files.ts';
import type { PhotoLook } from './photo-look.ts';
import { createPhotoStore, type PhotoStore } from './photo-store.ts';
import { scaledPhoto } from './scaled-photo.ts';
import type { VirusScan } from './virus-scan.ts';

type Taken = Awaited<ReturnType<PhotoStore['keep']>> & PhotoLook;
type Scaled = { ok: true; webp: Uint8Array } | { ok: false; reason: 'missing' | 'busy' };
type Asking = Pick<Visitor, 'address' | 'signal'>;

/** Customers' photos; they live as long as the back end. */
export type Photos = Pick<PhotoStore, 'find' | 'use' | 'delete' | 'sweep'> & {
  storage: Storage;
  /** Makes a photo of a file and keeps it. */
  take(
    file: Uint8Array,
    customerId: string | null,
    visitor: Asking,
  ): Promise<{ ok: true; photo: Taken } | Refused>;
  /** A photo for screens. */
  scaled(photo: PhotoRow, width: number, visitor: Asking): Promise<Scaled>;
};

type Options = {
  database: Database;
  storage: Storage;
  /** Undefined: files are not scanned. */
  scan?: VirusScan | undefined;
  clock: () => Date;
  log: Pick<Logger, 'error'>;
};

export function createPhotos({ database, storage, scan, clock, log }: Options): Photos {
  const store = createPhotoStore(database, storage, clock);
  const arriving = createWorkQueue<{ ok: true; photo: Taken } | Refused>({
    running: 2,
    waiting: 10,
    perVisitor: { running: 2, waiting: 4 },
  });
  // A spread of a book asks for all its photos at once.
  const scaling = createWorkQueue<Uint8Array | undefined>({
    running: 2,
    waiting: 200,
    perVisitor: { running: 2, waiting: 60 },
  });

  /** Nothing of a file is read before it is known to be clean. */
  async function lookOver(file: Uint8Array): Promise<Refused | undefined> {
    try {
      return (await scan?.(file)) === 'infected' ? { ok: false, refusal: 'infected' } : undefined;
    } catch (error) {
      log.error({ error: errorText(error) }, 'a photo could not be scanned for viruses');
      return { ok: false, refusal: 'busy' };
    }
  }

  return {
    ...store,
    storage,
    async take(file, customerId, { address, signal }) {
      const work = async () => {
        const judged = await lookOver(file);
        if (judged) return judged;
        const made = await makePhoto(file);
        if (!made.ok) return made;
        const kept = await store.keep(file, made.photo, customerId);
        return { ok: true as const, photo: { ...kept, ...made.photo.look } };
      };
      const done = await arriving.run(work, { signal, visitor: address });
      return done.ok ? done.value : { ok: false, refusal: 'busy' };
    },
    async scaled(photo, width, { address, signal }) {
      const name = scaledName(photo.id, width);
      const kept = await storage.get(name);
      if (kept) return { ok: true, webp: kept };
      const work = () => scaledPhoto(storage, store, photo, width);
      const done = await scaling.run(work, { key: name, signal, visitor: address });
      if (!done.ok) return { ok: false, reason: 'busy' };
      return done.value ? { ok: true, webp: done.value } : { ok: false, reason: 'missing' };
    },
  };
}
