import type { AssetFile } from './find-file.ts';
import type { ImageTransform } from './image-path.ts';
import { type TransformedImage, transformImage } from './transform-image.ts';

/** Decoded pictures are large; two at a time keep memory and the editors' other requests alive. */
const atOnce = 2;

/** Transforms pictures, a few at a time; the others wait their turn. */
export function limitedImages(): (
  file: AssetFile,
  transform: ImageTransform & { acceptsWebp: boolean },
) => Promise<TransformedImage> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (file, transform) => {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running++;
    try {
      return await transformImage(file, transform);
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
