import type { Database } from '@blattwerk/database/database.ts';
import { designs } from '@blattwerk/database/tables/catalogue.ts';
import { recipeIn } from '@blattwerk/designs/catalogue/recipe-in.ts';
import { type Recipe, recipeSchema } from '@blattwerk/designs/recipes/recipe.ts';
import type { DesignLanguage } from '@blattwerk/schemas/design/design-language.ts';
import type { Refinement } from '@blattwerk/schemas/shop/cards/refinements.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { readPictureVersion } from '../catalogue/picture-version.ts';
import type { Reply } from '../http/handler.ts';
import { notFound, problem } from '../http/problems.ts';
import type { PictureResult, PictureService } from '../pictures/picture-service.ts';
import type { Pictures } from '../pictures/pictures.ts';
import { companionsOf, scenesOf } from './design-scenes.ts';
import { refinedRecipe } from './refined-recipe.ts';

type PictureRequest = {
  id: number;
  hash: string;
  width?: number | undefined;
  page?: number | undefined;
  scene?: string | undefined;
  refinement?: Refinement | undefined;
};

const forever = 'public, max-age=31536000, immutable';
/** Scenes may show other designs of the theme, whose changes their address does not tell. */
const aDay = 'public, max-age=86400';
const defaultWidth = 600;
const format = 'webp' as const;

/** Draws a design's page, or the product in a scene; a full queue asks to come back in a moment. */
export async function designPicture(
  { database, pictures }: { database: Database; pictures: Pictures },
  { id, hash, width = defaultWidth, page, scene, refinement }: PictureRequest,
  signal: AbortSignal,
): Promise<Reply<'GET /web-api/pictures/{id}/{hash}'>> {
  const { recipeHash, language } = readPictureVersion(hash);
  const [design] = await database
    .select()
    .from(designs)
    .where(and(eq(designs.id, id), eq(designs.recipeHash, recipeHash)));
  if (!design)
    return { ok: false, problem: notFound('There is no such picture: the design has changed or is gone.') };
  const service = await pictures.service();
  const recipe = refinedRecipe(recipeIn(recipeSchema.parse(design.recipe), language), refinement);
  const drawn =
    scene === undefined
      ? await service.designPicture(
          {
            recipe,
            width,
            format,
            ...(page !== undefined && { page }),
          },
          { signal },
        )
      : await productPicture(database, service, { design, recipe }, { scene, width, language }, signal);
  if (drawn.ok) {
    const value = { media: drawn.type, body: drawn.data };
    return { ok: true, value, headers: { 'cache-control': scene === undefined ? forever : aDay } };
  }
  if (drawn.reason === 'missing') return { ok: false, problem: notFound(drawn.message) };
  return { ok: false, problem: problem(503, drawn.message, { retryAfter: 2 }) };
}

/** Only in scenes that suit the product: a request cannot have every design drawn in every scene. */
async function productPicture(
  database: Database,
  service: PictureService,
  { design, recipe }: { design: typeof designs.$inferSelect; recipe: Recipe },
  { scene: asked, width, language }: { scene: string; width: number; language: DesignLanguage },
  signal: AbortSignal,
): Promise<PictureResult> {
  const themeSize = await database.$count(
    designs,
    and(eq(designs.themeId, design.themeId), isNull(designs.variantOf)),
  );
  const scene = scenesOf(recipe, themeSize).find(({ id }) => id === asked);
  if (!scene) return { ok: false, reason: 'missing', message: 'The design is not pictured in this scene.' };
  const companions = await companionsOf(database, design, (scene.designs ?? 1) - 1);
  const beside = companions.map((companion) => ({ recipe: recipeIn(companion, language) }));
  return service.productPicture({ recipe, beside, scene: scene.id, width, format }, { signal });
}
