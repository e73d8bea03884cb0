import { createHash, randomUUID } from 'node:crypto';
import type { Database } from '@blattwerk/database/database.ts';
import { type PhotoRow, photos } from '@blattwerk/database/tables/photos.ts';
import { and, eq, gt, inArray, isNull, lte, or } from 'drizzle-orm';
import type { Storage } from '../storage/storage.ts';
import type { MadePhoto } from './make-photo.ts';
import { fileNames, originalName } from './photo-files.ts';

const day = 24 * 60 * 60 * 1000;
/** After the last use. */
const daysKept = 60;
/** A file is written for so long at most: what still arrives then was left by a crash. */
const arrivingTime = day / 24;
/** Photos that are deleted in one go. */
const atOnce = 100;

export type PhotoStore = ReturnType<typeof createPhotoStore>;

/** Photos with their rows. A row comes before its file and goes after it, so that no file is ever without one. */
export function createPhotoStore(database: Database, storage: Storage, clock: () => Date) {
  const expiry = () => new Date(clock().getTime() + daysKept * day);

  /** Files first, then rows: what breaks in between is done again. */
  async function remove(rows: readonly Pick<PhotoRow, 'id'>[]): Promise<void> {
    for (const { id } of rows) for (const name of fileNames(id)) await storage.delete(name);
    const ids = rows.map(({ id }) => id);
    if (ids.length > 0) await database.delete(photos).where(inArray(photos.id, ids));
  }

  return {
    /** @param sent the file as it came */
    async keep(
      sent: Uint8Array,
      { picture, focus, capturedAt }: Omit<MadePhoto, 'look'>,
      customerId: string | null,
    ) {
      const id = randomUUID();
      const values = {
        id,
        storedName: originalName(id),
        width: picture.width,
        height: picture.height,
        focusX: focus.x,
        focusY: focus.y,
        capturedAt,
        sha256: createHash('sha256').update(sent).digest('hex'),
        bytes: picture.bytes.length,
        customerId,
        createdAt: clock(),
        expiresAt: expiry(),
      };
      await database.insert(photos).values({ ...values, state: 'arriving' });
      await storage.put(values.storedName, picture.bytes);
      await database.update(photos).set({ state: 'ready' }).where(eq(photos.id, id));
      return values;
    },

    /** One that is there and may be used. */
    async find(id: string): Promise<PhotoRow | undefined> {
      const now = clock();
      const isKept = or(gt(photos.expiresAt, now), gt(photos.keptUntil, now));
      const [row] = await database
        .select()
        .from(photos)
        .where(and(eq(photos.id, id), eq(photos.state, 'ready'), isKept));
      return row;
    },

    /** Puts its end off; written once a day at most. */
    async use({ id, expiresAt }: PhotoRow): Promise<void> {
      const later = expiry();
      if (later.getTime() - expiresAt.getTime() < day) return;
      await database.update(photos).set({ expiresAt: later }).where(eq(photos.id, id));
    },

    /** Deletes it with its files; an ordered one stays. */
    async delete(id: string): Promise<'deleted' | 'ordered'> {
      const gone = await database
        .update(photos)
        .set({ state: 'deleted' })
        .where(and(eq(photos.id, id), isFree(clock())))
        .returning({ id: photos.id });
      if (gone.length === 0) return 'ordered';
      await remove(gone);
      return 'deleted';
    },

    /** Removes what has expired, what was deleted and what never arrived. */
    async sweep(): Promise<void> {
      const now = clock();
      const over = or(
        and(lte(photos.expiresAt, now), isFree(now)),
        eq(photos.state, 'deleted'),
        and(eq(photos.state, 'arriving'), lte(photos.createdAt, new Date(now.getTime() - arrivingTime))),
      );
      for (;;) {
        const rows = await database
          .update(photos)
          .set({ state: 'deleted' })
          .where(
            inArray(photos.id, database.select({ id: photos.id }).from(photos).where(over).limit(atOnce)),
          )
          .returning({ id: photos.id });
        if (rows.length === 0) return;
        await remove(rows);
      }
    },
  };
}

/** No order needs it any more. */
export function isFree(now: Date) {
  return or(isNull(photos.keptUntil), lte(photos.keptUntil, now));
}
