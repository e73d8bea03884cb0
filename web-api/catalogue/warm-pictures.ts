import type { Database } from '@blattwerk/database/database.ts';
import { designs } from '@blattwerk/database/tables/catalogue.ts';
import { recipeSchema } from '@blattwerk/designs/recipes/recipe.ts';
import { type ListedKind, listedKinds } from '@blattwerk/schemas/products/kind-lists.ts';
import { pageSizes } from '@blattwerk/schemas/shop/listing/page-sizes.ts';
import { occasions } from '@blattwerk/schemas/shop/occasions/occasions.ts';
import { eq } from 'drizzle-orm';
import { kindTable } from '../kinds/kinds.generated.ts';
import type { PictureService } from '../pictures/picture-service.ts';
import type { Catalogue } from './catalogue.ts';

/** The width a listing shows on most screens. */
const warmWidth = 450;

/**
 * Draws the pictures that shoppers see first: the first page of every listing, and of every occasion's cards. They
 * wait behind pictures that a request waits for. Ends early when `signal` does.
 */
export async function warmPictures(
  database: Database,
  catalogue: Catalogue,
  pictures: PictureService,
  signal: AbortSignal,
): Promise<void> {
  for (const id of firstDesigns(catalogue)) {
    if (signal.aborted) return;
    const [row] = await database.select({ recipe: designs.recipe }).from(designs).where(eq(designs.id, id));
    if (!row) continue;
    const recipe = recipeSchema.parse(row.recipe);
    await pictures.designPicture({ recipe, width: warmWidth, format: 'webp' }, { priority: 'low', signal });
  }
}

function firstDesigns(catalogue: Catalogue): Set<number> {
  const firstPage = (kind: ListedKind, selection: Record<string, string[]>) =>
    catalogue.index(kind).find({ selection, sorting: 'sort', offset: 0, limit: pageSizes[0] }).ids;
  return new Set([
    ...listedKinds.flatMap((kind) => firstPage(kind, {})),
    ...listedKinds
      .filter((kind) => kindTable[kind].isListedByOccasion)
      .flatMap((kind) => occasions.flatMap((occasion) => firstPage(kind, { category: [occasion] }))),
  ]);
}
