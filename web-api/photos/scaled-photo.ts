import type { PhotoRow } from '@blattwerk/database/tables/photos.ts';
import sharp from 'sharp';
import type { Storage } from '../storage/storage.ts';
import { originalName, scaledName } from './photo-files.ts';
import type { PhotoStore } from './photo-store.ts';

/** A photo for screens, made once; never enlarged. Undefined: its file is gone. */
export async function scaledPhoto(
  storage: Storage,
  store: Pick<PhotoStore, 'find'>,
  { id }: Pick<PhotoRow, 'id'>,
  width: number,
): Promise<Uint8Array | undefined> {
  const original = await storage.get(originalName(id));
  if (!original) return undefined;
  const webp = await sharp(original)
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: 82, effort: 2 })
    .toBuffer();
  const name = scaledName(id, width);
  await storage.put(name, webp);
  // Deleted meanwhile: its files were removed before this one was there.
  if (!(await store.find(id))) await storage.delete(name);
  return webp;
}
