import type { DraftRow } from '@blattwerk/database/tables/drafts.ts';
import type { Scene } from '@blattwerk/designs/scenes/scene.ts';
import type { draftSceneEndpoints } from '@blattwerk/schemas/web-api/configurator/draft-scene-endpoints.ts';
import type { AnswerOf } from '@blattwerk/schemas/web-api/endpoints.ts';
import type { BackEnd } from '../back-end.ts';
import { designIdOf } from '../designs/design-recipes.ts';
import { scenesOf } from '../designs/design-scenes.ts';
import { findRecipe } from '../designs/kept-recipes.ts';
import { contentOf } from '../drafts/draft-store.ts';
import { createOwnDrafts } from '../drafts/own-drafts.ts';
import type { HandlersOf, Reply } from '../http/handler.ts';
import { notFound, problem } from '../http/problems.ts';
import { createShares } from '../http/shares.ts';
import { photoPictures } from '../photos/photo-pictures.ts';
import { proofDesign } from './proof-view.ts';

type PictureName = 'GET /web-api/drafts/{id}/scenes/{scene}';

/** What one visitor may have drawn at once. */
const picturesEach = 3;
const tooMany = problem(429, `Ask for at most ${picturesEach} pictures at a time.`, { retryAfter: 2 });
const defaultWidth = 1200;

/** Drafts in the scenes that their products are pictured in. */
export function draftSceneHandlers(backEnd: BackEnd): HandlersOf<keyof typeof draftSceneEndpoints> {
  const { database, products } = backEnd;
  const owned = createOwnDrafts(backEnd);
  const shares = createShares(picturesEach);

  /** Only scenes of one design: others show further products beside it. */
  async function suiting(row: DraftRow): Promise<Scene[]> {
    const current = await products.current();
    const found = await findRecipe(designIdOf(row), contentOf(row).recipe, { database, products: current });
    return found ? scenesOf(found.recipe, 1) : [];
  }

  return {
    'GET /web-api/drafts/{id}/scenes': async ({ params, shop, visitor }) => {
      const found = await owned(params.id, shop, visitor);
      if (!found.ok) return found;
      return { ok: true, value: { scenes: (await suiting(found.row)).map(({ id }) => id) } };
    },
    'GET /web-api/drafts/{id}/scenes/{scene}': async ({ params, query, shop, visitor }) => {
      const giveBack = shares.take(visitor.address);
      if (!giveBack) return { ok: false, problem: tooMany };
      try {
        const found = await owned(params.id, shop, visitor, ['scene by address', visitor.address]);
        if (!found.ok) return found;
        const scene = (await suiting(found.row)).find(({ id }) => id === params.scene);
        if (!scene) return { ok: false, problem: notFound('The draft is not pictured in this scene.') };
        const { width = defaultWidth } = query;
        return await drawn(backEnd, found.row, { scene: scene.id, width }, visitor.signal);
      } finally {
        giveBack();
      }
    },
  };
}

async function drawn(
  backEnd: BackEnd,
  row: DraftRow,
  { scene, width }: { scene: string; width: number },
  signal: AbortSignal,
): Promise<Reply<PictureName>> {
  const composed = await proofDesign(backEnd, row, signal);
  if (!composed.ok) return composed;
  const { design } = composed;
  const [first] = design.pages;
  // A product fills about half of its picture: no photo in it is seen larger than that.
  const pixels = width / (first?.trim.width ?? width);
  const source = await photoPictures(backEnd.photos, design, contentOf(row).photos, pixels);
  const service = await backEnd.pictures.service();
  const result = await service.productPicture({ ...source, scene, width, format: 'webp' }, { signal });
  if (result.ok) {
    const value: AnswerOf<PictureName> = { media: result.type, body: result.data };
    return { ok: true, value, headers: { 'cache-control': 'no-store' } };
  }
  return result.reason === 'missing'
    ? { ok: false, problem: notFound(result.message) }
    : { ok: false, problem: problem(503, result.message, { retryAfter: 2 }) };
}
