import type { Database } from '@blattwerk/database/database.ts';
import { type DesignRow, designs } from '@blattwerk/database/tables/catalogue.ts';
import { type Recipe, recipeSchema } from '@blattwerk/designs/recipes/recipe.ts';
import type { Scene } from '@blattwerk/designs/scenes/scene.ts';
import { scenesFor } from '@blattwerk/designs/scenes/scenes-for.ts';
import { and, desc, eq, ne } from 'drizzle-orm';

/** The scenes a design can be pictured in; `themeSize`: how many designs share its look. */
export function scenesOf({ product, fold }: Recipe, themeSize: number): Scene[] {
  return scenesFor({ ...product, fold }, themeSize);
}

/** Other designs of the theme in the same colours, of other kinds of print, to lie beside one in a scene of a whole set. */
export async function companionsOf(
  database: Database,
  design: Pick<DesignRow, 'id' | 'themeId' | 'productType' | 'tones'>,
  count: number,
): Promise<Recipe[]> {
  if (count <= 0) return [];
  const others = and(
    eq(designs.themeId, design.themeId),
    ne(designs.id, design.id),
    ne(designs.productType, design.productType),
    eq(designs.tones, design.tones),
  );
  const rows = await database
    .select({ recipe: designs.recipe })
    .from(designs)
    .where(others)
    .orderBy(desc(designs.popularity), designs.id)
    .limit(count);
  return rows.map(({ recipe }) => recipeSchema.parse(recipe));
}
