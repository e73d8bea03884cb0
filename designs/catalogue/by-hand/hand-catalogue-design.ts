import type { HandDesign } from '@blattwerk/schemas/design/hand-design.ts';
import { motifs } from '../../motifs/all-motifs.ts';
import { categoriesOf, celebrationLabel, labelsOf, photoPlacesOf } from '../card-facets.ts';
import { type CatalogueDesign, designOf } from '../catalogue-design.ts';
import { palettes } from '../palettes.ts';
import { cardSearchWords } from '../search-words.ts';
import type { Style } from '../styles.ts';
import { typePairings } from '../type-pairings.ts';
import { celebrationOf, elementsOf, handRecipe } from './hand-recipe.ts';

export type HandResult = { ok: true; design: CatalogueDesign } | { ok: false; message: string };

/** Neither sought as the first cards of a generated theme are, nor the last. */
const place = 4;

/** A card that an editor made as listings need it; its own theme, called as it is. */
export function handCatalogueDesign(design: HandDesign, number: number): HandResult {
  const made = handRecipe(design, number);
  if (!made.ok) return made;
  const { recipe } = made;
  const palette = palettes.find(({ id }) => id === design.palette);
  if (!palette) return { ok: false, message: `There are no colours “${design.palette}”.` };
  if (!typePairings.some(({ id }) => id === design.pairing))
    return { ok: false, message: `There is no type “${design.pairing}”.` };
  const celebration = celebrationOf(design);
  if (celebration === undefined) return { ok: false, message: `There is no occasion “${design.occasion}”.` };
  const { de, ...namesIn } = design.names;
  const photoCount = Object.keys(recipe.photos).length;
  const cut = recipe.cut;
  return {
    ok: true,
    design: designOf({
      number,
      theme: { id: number, name: de, palette, styles: stylesOf(design) },
      recipe,
      uses: [design.use],
      facets: {
        category: categoriesOf(celebration),
        label: labelsOf(celebration, palette),
        product: [design.type, design.use],
        photos: [photoPlacesOf(photoCount)],
        punching: [cut === 'rounded-corners' || cut === 'heart-corners' || cut === 'wave' ? cut : 'none'],
      },
      words: [...cardSearchWords(design.use, design.type), celebrationLabel(celebration)],
      place,
      namesIn,
    }),
  };
}

const kinds = new Map(motifs.map(({ id, kind }) => [id, kind]));

/** By what was placed: the eye sorts as listings do. */
function stylesOf(design: HandDesign): Style[] {
  const elements = elementsOf(design);
  const shown = new Set(
    elements.flatMap((one) => (one.kind === 'motif' ? (kinds.get(one.motif.id) ?? []) : [])),
  );
  const styles: Style[] = [
    ...(shown.has('bloom') || shown.has('sprig') ? (['floral'] as const) : []),
    ...(shown.has('emblem') || shown.has('ground') ? (['illustriert'] as const) : []),
    ...(elements.some(({ kind }) => kind === 'photo') ? (['foto'] as const) : []),
  ];
  return styles.length > 0 ? styles : ['minimalistisch'];
}
