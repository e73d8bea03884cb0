import type { Database } from '@blattwerk/database/database.ts';
import { designs } from '@blattwerk/database/tables/catalogue.ts';
import { recipeSchema } from '@blattwerk/designs/recipes/recipe.ts';
import { designLanguageOf } from '@blattwerk/schemas/design/design-language.ts';
import type { Language } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import type { DesignDetail } from '@blattwerk/schemas/web-api/catalogue/listing.ts';
import { eq } from 'drizzle-orm';
import { textsIn } from '../texts/texts.generated.ts';
import { scenesOf } from './design-scenes.ts';
import { furtherPages } from './further-pages.ts';
import { listedDesign, type ShownIn } from './listed-design.ts';

/** A design with its further pages and the scenes it is pictured in; undefined for an unknown one. */
export async function designDetail(
  database: Database,
  id: number,
  shownIn: ShownIn,
): Promise<DesignDetail | undefined> {
  const { catalogue } = shownIn;
  const design = catalogue.design(id);
  const [row] = await database.select({ recipe: designs.recipe }).from(designs).where(eq(designs.id, id));
  if (!design || !row) return undefined;
  const listed = listedDesign(design, shownIn);
  const themeSize = catalogue.theme(design.themeId)?.designs.length ?? 1;
  const recipe = recipeSchema.parse(row.recipe);
  const scenes = scenesOf(recipe, themeSize).map((scene) => ({
    id: scene.id,
    label: sceneLabel(scene.label, shownIn.shop.language),
    url: `${listed.picture.url}?scene=${scene.id}`,
  }));
  return { ...listed, furtherPages: furtherPages(design, recipe, designLanguageOf(shownIn.shop)), scenes };
}

/** A scene made lately may lack the words of a language; English stands in for them. */
function sceneLabel({ de, en }: { de: string; en: string }, language: Language): string {
  if (language === 'de') return de;
  const labels: Readonly<Record<string, string>> = textsIn[language].scenes;
  return labels[de] ?? en;
}
