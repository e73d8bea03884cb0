import { createHash } from 'node:crypto';
import type { Queries } from '@blattwerk/database/database.ts';
import { drafts, recipeNamedIn, sealedDesigns } from '@blattwerk/database/tables/drafts.ts';
import { recipes } from '@blattwerk/database/tables/recipes.ts';
import { type Recipe, recipeSchema } from '@blattwerk/designs/recipes/recipe.ts';
import type { DesignId } from '@blattwerk/schemas/configurator/read-design-id.ts';
import { and, eq, lt, notExists, sql } from 'drizzle-orm';
import type { ProductCatalogue } from '../products/product-catalogue.ts';
import { recipeOfDesign } from './design-recipes.ts';

const hour = 60 * 60 * 1000;
/** So long a recipe is kept that nothing names any more. */
const unnamedDays = 30;

type Parts = { database: Queries; products: ProductCatalogue };

/** `hash` names it; `newHash` the design's recipe of now, where it is another: null where it is this one, or gone. */
export type FoundRecipe = { recipe: Recipe; hash: string; newHash: string | null };

/**
 * The recipe that a draft was begun with; the design's own of now where none is named, or the named one is not kept.
 * @returns undefined where neither is there
 */
export async function findRecipe(
  designId: DesignId,
  wanted: string | undefined,
  parts: Parts,
): Promise<FoundRecipe | undefined> {
  const own = await recipeOfDesign(designId, parts);
  const ownHash = own && recipeHash(own);
  if (wanted !== undefined && wanted !== ownHash) {
    const [row] = await parts.database
      .select({ recipe: recipes.recipe })
      .from(recipes)
      .where(and(eq(recipes.designId, String(designId)), eq(recipes.hash, wanted)));
    if (row) return { recipe: recipeSchema.parse(row.recipe), hash: wanted, newHash: ownHash ?? null };
  }
  return own && ownHash !== undefined ? { recipe: own, hash: ownHash, newHash: null } : undefined;
}

/** Keeps the recipe that a draft names; a later release may change the design's. */
export async function keepRecipe(
  designId: DesignId,
  named: string | undefined,
  { now, ...parts }: Parts & { now: Date },
): Promise<void> {
  if (named === undefined) return;
  const found = await findRecipe(designId, named, parts);
  if (found?.hash !== named) return;
  const kept = { designId: String(designId), hash: named, recipe: found.recipe, createdAt: now };
  // One that is named anew is not deleted meanwhile.
  await parts.database
    .insert(recipes)
    .values(kept)
    .onConflictDoUpdate({
      target: [recipes.designId, recipes.hash],
      set: { createdAt: now },
      setWhere: lt(recipes.createdAt, new Date(now.getTime() - hour)),
    });
}

/** Deletes recipes that no draft and nothing sealed, ordered or not, has named for a month: an undo may still name one. */
export async function forgetRecipes(database: Queries, now: Date): Promise<void> {
  const namedBy = (table: typeof drafts | typeof sealedDesigns) =>
    database
      .select({ one: sql`1` })
      .from(table)
      .where(and(eq(table.designId, recipes.designId), eq(recipeNamedIn(table.content), recipes.hash)));
  await database
    .delete(recipes)
    .where(
      and(
        lt(recipes.createdAt, new Date(now.getTime() - unnamedDays * 24 * hour)),
        notExists(namedBy(drafts)),
        notExists(namedBy(sealedDesigns)),
      ),
    );
}

/** The same for the same recipe, in whichever order a database gives its fields back. */
function recipeHash(recipe: Recipe): string {
  return createHash('sha256').update(JSON.stringify(recipe, inOrder)).digest('hex').slice(0, 32);
}

function inOrder(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}
