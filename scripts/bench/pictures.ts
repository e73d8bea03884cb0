import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';
import type { PlateRates } from './plate-rates.ts';
import type { ProductRates } from './product-rates.ts';

const time = z.number().positive();
const plateSchema: z.ZodType<PlateRates> = z.strictObject({ laid: time, drawn: time });
const productSchema: z.ZodType<ProductRates> = z.strictObject({ product: time, bare: time });

/** Milliseconds of a core for one thumbnail. `bare`: resvg and WebP alone. */
type ThumbnailRates = { recipe: number; document: number; bare: number };
type PictureRates = { thumbnails: ThumbnailRates; products: ProductRates; plates: PlateRates };

const thumbnailRate = new URL('./thumbnail-rate.ts', import.meta.url);
const bareThumbnailRate = new URL('./bare-thumbnail-rate.ts', import.meta.url);
const plateRates = new URL('./plate-rates.ts', import.meta.url);
const productRates = new URL('./product-rates.ts', import.meta.url);

/** Milliseconds a picture on one core, each kind in a process of its own with React as in production. */
export async function benchPictures(): Promise<PictureRates> {
  const thumbnails = {
    recipe: time.parse(await measure(thumbnailRate, 'recipe')),
    bare: time.parse(await measure(bareThumbnailRate)),
    document: time.parse(await measure(thumbnailRate, 'document')),
  };
  return {
    thumbnails,
    products: productSchema.parse(await measure(productRates)),
    plates: plateSchema.parse(await measure(plateRates)),
  };
}

async function measure(script: URL, ...options: string[]): Promise<unknown> {
  const { stdout } = await promisify(execFile)(process.execPath, [fileURLToPath(script), ...options], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return JSON.parse(stdout);
}
