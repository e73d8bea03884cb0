import type { DraftLayout } from '@blattwerk/schemas/configurator/draft.ts';
import type { DesignId } from '@blattwerk/schemas/configurator/read-design-id.ts';
import { composedSchema } from '@blattwerk/schemas/web-api/configurator/composition-endpoints.ts';
import type { BackEnd } from '../back-end.ts';
import { findRecipe } from '../designs/kept-recipes.ts';
import type { Reply } from '../http/handler.ts';
import { notFound, problem, unprocessable } from '../http/problems.ts';

/** What a drawing process tells; it knows nothing of versions. */
const laidOutSchema = composedSchema.omit({ recipe: true, newRecipe: true });

/** Lays a design out in a drawing process: the richest take a fifth of a second. */
export async function compose(
  { database, pictures, products }: Pick<BackEnd, 'database' | 'pictures' | 'products'>,
  designId: DesignId,
  layout: DraftLayout,
  signal: AbortSignal,
): Promise<Reply<'POST /web-api/compositions'>> {
  const found = await findRecipe(designId, layout.recipe, { database, products: await products.current() });
  if (!found) return { ok: false, problem: notFound(`There is no design ${designId}.`) };
  const service = await pictures.service();
  const { recipe, hash, newHash } = found;
  const written = await service.document({ kind: 'document', recipe, layout }, { signal });
  if (written.ok) {
    const laidOut = laidOutSchema.parse(JSON.parse(new TextDecoder().decode(written.data)));
    return { ok: true, value: { ...laidOut, recipe: hash, newRecipe: newHash }, isCompressed: true };
  }
  if (written.reason === 'missing') return { ok: false, problem: unprocessable(written.message) };
  return { ok: false, problem: problem(503, written.message, { retryAfter: 2 }) };
}
