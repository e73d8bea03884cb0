import { handDesigns, handThemes } from './by-hand/hand-designs.ts';
import { calendarDesigns, calendarLooks } from './calendar-designs.ts';
import { cardDesigns } from './card-designs.ts';
import { cardThemes } from './card-themes.ts';
import type { CatalogueDesign, CatalogueTheme } from './catalogue-design.ts';
import { collageDesigns, collageLooks } from './collage-designs.ts';
import { merchDesigns, merchLooks } from './merch-designs.ts';
import { photobookDesigns, photobookLooks } from './photobook-designs.ts';
import { boxLooks, photoboxLids } from './photobox-lids.ts';
import { posterDesigns, posterLooks } from './poster-designs.ts';
import { inventedSlots } from './texts/invented-slots.ts';

/** All looks, with the numbers and names listings know them by. */
export function catalogueThemes(): CatalogueTheme[] {
  const looks = [
    ...cardThemes(),
    ...handThemes(),
    ...calendarLooks,
    ...photobookLooks,
    ...collageLooks,
    ...boxLooks,
    ...posterLooks,
    ...merchLooks,
  ];
  return looks.map(({ id, name }) => ({ id, name }));
}

/** All designs of the shop; the same ones with the same numbers every time. */
export function catalogueDesigns(): CatalogueDesign[] {
  return [
    ...cardDesigns(),
    ...handDesigns(),
    ...[
      ...calendarDesigns(),
      ...photobookDesigns(),
      ...collageDesigns(),
      ...photoboxLids(),
      ...posterDesigns(),
      ...merchDesigns(),
    ].map(sayingWhatIsInvented),
  ];
}

/** Cards know it by their samples. */
function sayingWhatIsInvented(design: CatalogueDesign): CatalogueDesign {
  const invented = inventedSlots(design.recipe.texts);
  return invented.length === 0 ? design : { ...design, recipe: { ...design.recipe, invented } };
}
