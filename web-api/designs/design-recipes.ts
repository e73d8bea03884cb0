import type { Queries } from '@blattwerk/database/database.ts';
import { designs } from '@blattwerk/database/tables/catalogue.ts';
import { photoPrintRecipe } from '@blattwerk/designs/catalogue/photo-print-recipe.ts';
import { type Recipe, recipeSchema } from '@blattwerk/designs/recipes/recipe.ts';
import { type DesignId, readDesignId } from '@blattwerk/schemas/configurator/read-design-id.ts';
import { type PrintedKind, printedKindSchema } from '@blattwerk/schemas/products/kind-lists.ts';
import { eq } from 'drizzle-orm';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Product } from '../products/product.ts';
import type { ProductCatalogue } from '../products/product-catalogue.ts';

type Designed = { kind: PrintedKind; product: Product };

/** Kinds whose products one photo fills: they have codes instead of designs. */
const photoKinds = ['photoframe', 'photoprint'] as const;

/** The product that is designed; undefined where there is none of this number or code. */
export function designedProduct(
  designId: DesignId,
  { catalogue, products }: { catalogue: Catalogue; products: ProductCatalogue },
): Designed | undefined {
  if (typeof designId === 'string') return photoProduct(designId, products);
  const kind = printedKindSchema.safeParse(catalogue.design(designId)?.kind).data;
  const product = kind && products.product({ kind, id: String(designId) });
  return kind && product && { kind, product };
}

/** What the design of a number or a code is drawn from. */
export async function recipeOfDesign(
  designId: DesignId,
  { database, products }: { database: Queries; products: ProductCatalogue },
): Promise<Recipe | undefined> {
  if (typeof designId === 'string') {
    const found = photoProduct(designId, products);
    return found && photoPrintRecipe({ ...found.product, kind: found.kind });
  }
  const [row] = await database
    .select({ recipe: designs.recipe })
    .from(designs)
    .where(eq(designs.id, designId));
  return row && recipeSchema.parse(row.recipe);
}

/** What is kept as text, as addresses and answers have it. */
export function designIdOf({ designId }: { designId: string }): DesignId {
  const known = readDesignId(designId);
  if (known === undefined) throw new Error(`"${designId}" is kept as a design and is none.`);
  return known;
}

function photoProduct(id: string, products: ProductCatalogue) {
  for (const kind of photoKinds) {
    const product = products.product({ kind, id });
    if (product) return { kind, product };
  }
  return undefined;
}
