import { availableParallelism } from 'node:os';
import type { Database } from '@blattwerk/database/database.ts';
import { createDiskCache } from '@blattwerk/server-kit/disk-cache/disk-cache.ts';
import { createWorkQueue, type QueueLimits } from '@blattwerk/server-kit/queue/work-queue.ts';
import type { Logger } from 'pino';
import { readContent } from './file-content.ts';
import type { FoundAsset } from './find-file.ts';
import type { ImageTransform } from './image-path.ts';
import { makePicture } from './make-picture.ts';
import { isLaborious, type PictureSize, pictureName, recipeOf } from './picture-recipe.ts';

/** Who asks: whose share of the work it is, and a signal that aborts when they go. */
type PictureClient = { visitor: string; signal: AbortSignal; acceptsWebp: boolean };

type PictureAnswer =
  | { ok: true; content: Buffer; contentType: string }
  /** busy: too much is asked for at once. unreadable: the file is no picture, or too much of one. */
  | { ok: false; reason: 'busy' | 'unreadable' };

export type AssetPictures = {
  get(
    asset: FoundAsset & { size: PictureSize },
    transform: ImageTransform,
    client: PictureClient,
  ): Promise<PictureAnswer>;
};

const keptBytes = 512 * 2 ** 20;
/** All processors serve one visitor alone; one place more is for others. */
const places = availableParallelism() + 1;
const quickLimits: QueueLimits = {
  running: places,
  waiting: 300,
  patienceSeconds: 15,
  perVisitor: { running: places - 1, waiting: 100 },
};
/** Pictures that take seconds wait in a line of their own, so that no ordinary one waits behind them. */
const laboriousLimits: QueueLimits = {
  running: 1,
  waiting: 20,
  patienceSeconds: 15,
  perVisitor: { running: 1, waiting: 5 },
};

/** Makes pictures of assets once, fairly among visitors, and keeps them below `directory`. */
export function createAssetPictures(database: Database, directory: string, log: Logger): AssetPictures {
  const store = createDiskCache(directory, keptBytes);
  const quick = createWorkQueue<PictureAnswer>(quickLimits);
  const laborious = createWorkQueue<PictureAnswer>(laboriousLimits);

  return {
    async get({ id, path, contentType, size }, transform, { visitor, signal, acceptsWebp }) {
      const recipe = recipeOf(transform, size, { contentType, acceptsWebp });
      const name = pictureName(path, recipe);
      const made = (content: Buffer): PictureAnswer => ({
        ok: true,
        content,
        contentType: `image/${recipe.format}`,
      });
      const kept = await store.read(name);
      if (kept) return made(kept);
      const make = async (): Promise<PictureAnswer> => {
        try {
          const original = await readContent(database, id);
          if (!original) return { ok: false, reason: 'unreadable' };
          const picture = await makePicture(original, recipe);
          await store.write(name, picture);
          return made(picture);
        } catch (error) {
          log.warn({ err: error, asset: id }, 'a picture of an asset could not be made');
          return { ok: false, reason: 'unreadable' };
        }
      };
      const queue = isLaborious(recipe, size) ? laborious : quick;
      const turn = await queue.run(make, { key: name, visitor, signal });
      return turn.ok ? turn.value : { ok: false, reason: 'busy' };
    },
  };
}
