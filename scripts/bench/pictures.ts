import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';
import type { PictureRates } from './picture-rates.ts';

const time = z.number().positive();
const ratesSchema: z.ZodType<PictureRates> = z.strictObject({
  thumbnailFromRecipe: time,
  thumbnail: time,
  thumbnailBare: time,
  product: time,
  productBare: time,
});

/** Milliseconds a picture on one core, in a process of its own with React as in production. */
export async function benchPictures(): Promise<PictureRates> {
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/bench/picture-rates.ts'], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return ratesSchema.parse(JSON.parse(stdout));
}
