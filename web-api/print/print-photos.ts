import { draftContentSchema } from '@blattwerk/schemas/configurator/draft.ts';
import { originalName } from '../photos/photo-files.ts';
import type { Photos } from '../photos/photos.ts';

export type UsedPhoto = {
  slot: string;
  photoId: string;
  /** Of the file as it was sent. */
  sha256: string;
  /** In the storage. */
  name: string;
  /** Pixels, upright. */
  width: number;
  height: number;
};

/**
 * The photos of a sealed design, by slot; those of an order cannot be deleted.
 * @param content of the seal
 */
export async function printPhotos({ find }: Pick<Photos, 'find'>, content: unknown): Promise<UsedPhoto[]> {
  const used: UsedPhoto[] = [];
  for (const [slot, { photoId }] of Object.entries(draftContentSchema.parse(content).photos)) {
    const row = await find(photoId);
    if (!row) continue;
    const { sha256, width, height } = row;
    used.push({ slot, photoId, sha256, name: originalName(row.id), width, height });
  }
  return used;
}
