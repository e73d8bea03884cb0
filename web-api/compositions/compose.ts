import { designs } from '@blattwerk/database/tables/catalogue.ts';
import { recipeSchema } from '@blattwerk/designs/recipes/recipe.ts';
import type { DraftLayout } from '@blattwerk/schemas/configurator/draft.ts';
import { composedSchema } from '@blattwerk/schemas/web-api/configurator/composition-endpoints.ts';
import { eq } from 'drizzle-orm';
import type { BackEnd } from '../back-end.ts';
import type { Reply } from '../http/handler.ts';
import { notFound, problem, unprocessable } from '../http/problems.ts';

/** Lays a design out in a drawing process: the richest take a fifth of a second. */
export async function compose(
  { database, pictures }: Pick<BackEnd, 'database' | 'pictures'>,
  designId: number,
  layout: DraftLayout,
  signal: AbortSignal,
): Promise<Reply<'POST /web-api/compositions'>> {
  const [row] = await database
    .select({ recipe: designs.recipe })
    .from(designs)
    .where(eq(designs.id, designId));
  if (!row) return { ok: false, problem: notFound(`There is no design ${designId}.`) };
  const service = await pictures.service();
  const recipe = recipeSchema.parse(row.recipe);
  const written = await service.document({ kind: 'document', recipe, layout }, { signal });
  if (written.ok)
    return { ok: true, value: composedSchema.parse(JSON.parse(new TextDecoder().decode(written.data))) };
  if (written.reason === 'missing') return { ok: false, problem: unprocessable(written.message) };
  return { ok: false, problem: problem(503, written.message, { retryAfter: 2 }) };
}
