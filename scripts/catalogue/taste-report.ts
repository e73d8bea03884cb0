import { catalogue } from '@blattwerk/designs/catalogue/catalogue.ts';
import type { CatalogueDesign } from '@blattwerk/designs/catalogue/catalogue-design.ts';
import { catalogueDesigns } from '@blattwerk/designs/catalogue/catalogue-designs.ts';
import type { Studio } from '@blattwerk/designs/raster/draw-page.ts';
import { createSamplePictures } from '@blattwerk/designs/raster/sample-pictures.ts';
import { expandRecipe } from '@blattwerk/designs/recipes/expand-recipe.ts';
import { facePixels } from '@blattwerk/designs/taste/face-pixels.ts';
import { tasteFaults } from '@blattwerk/designs/taste/judge-front.ts';
import {
  countDistinct,
  distinctFrom,
  type Impression,
  impressionOf,
} from '@blattwerk/designs/taste/likeness.ts';
import { openDiskFonts } from '@blattwerk/designs/text/disk-fonts.ts';

/** Looks at every so many cards: their faults, and how many of an occasion's invitations are different to the eye. */
export function tasteReport(every: number): string[] {
  const studio: Studio = {
    fonts: openDiskFonts(),
    pictureOf: createSamplePictures((id) => catalogue.illustration(id)),
  };
  const cards = catalogueDesigns().filter(({ kind, variantOf }) => kind === 'card' && variantOf === null);
  const seen = cards.filter((_, index) => index % every === 0).map((design) => look(design, studio));
  const faulty = seen.filter(({ faults }) => faults.length > 0);
  const occasions = Map.groupBy(
    seen.filter(({ design }) => design.uses.includes('einladungskarte')),
    ({ design }) => design.facets.category?.[0] ?? '',
  );
  return [
    ...faulty.flatMap(({ design, faults }) =>
      faults.map(({ measure, sentence }) => `${design.id} ${design.name} (${measure}): ${sentence}`),
    ),
    `${seen.length} of ${cards.length} cards looked at, ${faulty.length} with faults.`,
    ...[...occasions].map(([occasion, shown]) => {
      const distinct = countDistinct(
        shown.map(({ impression }) => impression),
        distinctFrom,
      );
      return `${occasion}: ${distinct} of ${shown.length} invitations are different to the eye.`;
    }),
  ];
}

type Seen = { design: CatalogueDesign; faults: ReturnType<typeof tasteFaults>; impression: Impression };

function look(design: CatalogueDesign, studio: Studio): Seen {
  const expansion = expandRecipe(design.recipe, catalogue);
  if (!expansion.ok) throw new Error(`${design.id}: ${expansion.problem.message}`);
  const pixels = facePixels(expansion.design, studio);
  return { design, faults: tasteFaults(expansion.design, studio, pixels), impression: impressionOf(pixels) };
}
