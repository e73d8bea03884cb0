import { catalogue } from '../../catalogue/catalogue.ts';
import { catalogueDesigns } from '../../catalogue/catalogue-designs.ts';
import { recipeOfLayout } from '../../drafts/recipe-of-layout.ts';
import type { Design } from '../../model/design.ts';
import type { Studio } from '../../raster/draw-page.ts';
import { createSamplePictures } from '../../raster/sample-pictures.ts';
import { expandRecipe } from '../../recipes/expand-recipe.ts';
import { openDiskFonts } from '../../text/disk-fonts.ts';
import type { PrintJob } from '../print-file.ts';

const fonts = openDiskFonts();
const samples = createSamplePictures((id) => catalogue.illustration(id));

/** Draws with the painted pictures that the catalogue shows. */
export const studio: Studio = { fonts, pictureOf: samples };

/** Every `step`-th design of the catalogue, each with one of its pages: of all kinds, and not only fronts. */
export function onePageDesigns(step: number): Design[] {
  return catalogueDesigns().flatMap(({ recipe }, place) => {
    if (place % step !== 0) return [];
    const expansion = expandRecipe(recipe, catalogue);
    if (!expansion.ok) throw new Error(expansion.problem.message);
    const { pages } = expansion.design;
    const page = pages[place % pages.length];
    return page ? [{ ...expansion.design, pages: [page] }] : [];
  });
}

/** A design's whole document. */
export function designOf(id: number): Design {
  const found = catalogueDesigns().find((design) => design.id === id);
  if (!found) throw new Error(`There is no design ${id}.`);
  const expansion = expandRecipe(found.recipe, catalogue);
  if (!expansion.ok) throw new Error(expansion.problem.message);
  return expansion.design;
}

/** The cover of a hard book of sixty pages, its spine titled. */
export function boundCover(): Design {
  const [book] = catalogueDesigns().filter(({ recipe }) => recipe.product.type === 'echtfotobuch');
  if (!book) throw new Error('There is no such book.');
  const look = { palette: null, pairing: null };
  const setFor = { spine: 'Unser großer Tag' };
  const layout = { choice: { pages: '60' }, look, setFor, calendar: null, book: null };
  const expansion = expandRecipe(recipeOfLayout(book.recipe, layout), catalogue);
  const cover = expansion.ok ? expansion.design.pages[0] : undefined;
  if (!expansion.ok || !cover) throw new Error('The book cannot be bound.');
  return { ...expansion.design, pages: [cover] };
}

/** A job on a fixed day, painted pictures in its slots. */
export function jobOf(design: Design): PrintJob {
  return {
    design,
    fonts,
    title: design.title,
    date: new Date('2026-11-26T08:00:00Z'),
    pictureOf(layer) {
      const picture = samples(layer);
      return picture?.kind === 'shapes' ? picture : undefined;
    },
  };
}
