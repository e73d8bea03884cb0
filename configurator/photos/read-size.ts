import type { Size } from '@blattwerk/designs/model/shape.ts';

/** Pixels of a picture file, upright; undefined for a kind that this browser does not know. */
export async function readSize(file: File): Promise<Size | undefined> {
  try {
    const bitmap = await createImageBitmap(file);
    const { width, height } = bitmap;
    bitmap.close();
    return { width, height };
  } catch {
    return undefined;
  }
}
