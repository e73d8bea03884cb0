import type { sealedEndpoints } from '@blattwerk/schemas/web-api/configurator/sealed-endpoints.ts';
import type { BackEnd } from '../back-end.ts';
import type { HandlersOf } from '../http/handler.ts';
import { problem } from '../http/problems.ts';
import { createShares } from '../http/shares.ts';
import { sealedPicture } from './sealed-picture.ts';

/** Pictures that one visitor may wait for: a long basket at once. */
const picturesEach = 50;
const tooMany = problem(429, `Ask for at most ${picturesEach} pictures at a time.`, { retryAfter: 2 });

export function sealHandlers({
  database,
  pictures,
  photos,
}: BackEnd): HandlersOf<keyof typeof sealedEndpoints> {
  const shares = createShares(picturesEach);
  return {
    'GET /web-api/sealed-pictures/{sealId}/{page}': async ({ params, query, visitor }) => {
      const giveBack = shares.take(visitor.address);
      if (!giveBack) return { ok: false, problem: tooMany };
      try {
        return await sealedPicture({ database, pictures, photos }, { ...params, ...query }, visitor.signal);
      } finally {
        giveBack();
      }
    },
  };
}
