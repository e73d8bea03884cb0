import { randomUUID } from 'node:crypto';
import type { Database } from '@blattwerk/database/database.ts';
import {
  type PhotoUploadRow,
  photoUploadParts,
  photoUploads,
} from '@blattwerk/database/tables/photo-uploads.ts';
import { and, asc, eq, gt, isNull, lte } from 'drizzle-orm';
import type { PhotoLook } from '../photos/photo-look.ts';
import type { Storage } from '../storage/storage.ts';

/** After this, what has not become a photo is forgotten. */
const hoursKept = 24;
/** Uploads that are forgotten in one go. */
const atOnce = 100;

export type UploadStore = ReturnType<typeof createUploadStore>;

/** Files on their way, in parts. A part's row comes before its file and goes after it, so that no file is ever without one. */
export function createUploadStore(database: Database, storage: Storage, clock: () => Date) {
  const partName = (uploadId: string, partId: string) => `uploads/${uploadId}/${partId}`;

  async function removeParts(uploadId: string): Promise<void> {
    const rows = await database
      .select({ id: photoUploadParts.id })
      .from(photoUploadParts)
      .where(eq(photoUploadParts.uploadId, uploadId));
    for (const { id } of rows) await removePart(uploadId, id);
  }
  async function removePart(uploadId: string, id: string): Promise<void> {
    await storage.delete(partName(uploadId, id));
    await database.delete(photoUploadParts).where(eq(photoUploadParts.id, id));
  }
  async function remove(id: string): Promise<void> {
    await removeParts(id);
    await database.delete(photoUploads).where(eq(photoUploads.id, id));
  }

  return {
    remove,

    /** @param linkId of the phone's link it comes by; null: by none */
    async begin({ id, size, linkId }: Pick<PhotoUploadRow, 'id' | 'size' | 'linkId'>): Promise<void> {
      const createdAt = clock();
      const expiresAt = new Date(createdAt.getTime() + hoursKept * 60 * 60 * 1000);
      await database
        .insert(photoUploads)
        .values({ id, size, linkId, received: 0, movedAt: createdAt, createdAt, expiresAt });
    },

    async find(id: string): Promise<PhotoUploadRow | undefined> {
      const [row] = await database
        .select()
        .from(photoUploads)
        .where(and(eq(photoUploads.id, id), gt(photoUploads.expiresAt, clock())));
      return row;
    },

    /**
     * Keeps a part. Several processes may be sent one file: of two parts for the same place one counts.
     * @returns false where the file has gone on from elsewhere meanwhile
     */
    async append(uploadId: string, start: number, bytes: Uint8Array): Promise<boolean> {
      const id = randomUUID();
      await database.insert(photoUploadParts).values({ id, uploadId, start, state: 'arriving' });
      await storage.put(partName(uploadId, id), bytes);
      const isNext = await database.transaction(async (transaction) => {
        const moved = await transaction
          .update(photoUploads)
          .set({ received: start + bytes.length, movedAt: clock() })
          .where(and(eq(photoUploads.id, uploadId), eq(photoUploads.received, start)))
          .returning({ id: photoUploads.id });
        if (moved.length === 0) return false;
        await transaction.update(photoUploadParts).set({ state: 'ready' }).where(eq(photoUploadParts.id, id));
        return true;
      });
      if (!isNext) await removePart(uploadId, id);
      return isNext;
    },

    /** The whole file; undefined while some of it is missing. */
    async fileOf({ id, size }: PhotoUploadRow): Promise<Uint8Array | undefined> {
      const rows = await database
        .select({ id: photoUploadParts.id })
        .from(photoUploadParts)
        .where(and(eq(photoUploadParts.uploadId, id), eq(photoUploadParts.state, 'ready')))
        .orderBy(asc(photoUploadParts.start));
      const file = new Uint8Array(size);
      let filled = 0;
      for (const part of rows) {
        const bytes = await storage.get(partName(id, part.id));
        if (!bytes || filled + bytes.length > size) return undefined;
        file.set(bytes, filled);
        filled += bytes.length;
      }
      return filled === size ? file : undefined;
    },

    /** @returns false where another request has made a photo of it meanwhile */
    async finish(id: string, photoId: string, { likeness, sharpness }: PhotoLook): Promise<boolean> {
      const rows = await database
        .update(photoUploads)
        .set({ photoId, likeness, sharpness })
        .where(and(eq(photoUploads.id, id), isNull(photoUploads.photoId)))
        .returning({ id: photoUploads.id });
      if (rows.length > 0) await removeParts(id);
      return rows.length > 0;
    },

    /** Forgets what never became a photo in its time, and of the others that they came in parts. */
    async sweep(): Promise<void> {
      for (;;) {
        const rows = await database
          .select({ id: photoUploads.id })
          .from(photoUploads)
          .where(lte(photoUploads.expiresAt, clock()))
          .limit(atOnce);
        if (rows.length === 0) return;
        for (const { id } of rows) await remove(id);
      }
    },
  };
}
