import type { PrintedKind } from '@blattwerk/schemas/products/kind-lists.ts';
import { compositionOf } from '../compositions/all-compositions.ts';
import type { Composition, OptionValue } from '../compositions/composition.ts';
import type { Cut } from '../model/outline.ts';
import type { Size } from '../model/shape.ts';
import { motifs } from '../motifs/all-motifs.ts';
import type { Recipe } from '../recipes/recipe.ts';
import { type CatalogueDesign, designOf } from './catalogue-design.ts';
import type { MotifSet } from './motif-sets.ts';
import { type NamedPalette, palettes } from './palettes.ts';
import type { Style } from './styles.ts';

/** A look of products that hold photos. */
export type PhotoLook = {
  id: number;
  name: string;
  palette: NamedPalette;
  pairing: string;
  styles: readonly Style[];
  motifs: MotifSet;
  photos: readonly string[];
};

/** One product in a look. */
export type PhotoProduct = {
  look: PhotoLook;
  /** Its place in the look, from 1. */
  place: number;
  /** `kalender-200101`; a code of the shop where one exists. */
  id: string;
  title: string;
  kind: PrintedKind;
  type: string;
  format: Size;
  /** Absent: a rectangle. */
  cut?: Cut;
  /** Absent: the look's. */
  palette?: Recipe['palette'];
  composition: string;
  options?: Readonly<Record<string, OptionValue>>;
  texts: Readonly<Record<string, string>>;
  facets: Readonly<Record<string, readonly string[]>>;
  words: readonly string[];
};

const known = new Set(motifs.map(({ id }) => id));

export function paletteOf(id: string): NamedPalette {
  const found = palettes.find((palette) => palette.id === id);
  if (!found) throw new Error(`There is no palette "${id}".`);
  return found;
}

/** The design of a product: motifs and photos of its look in the slots of its composition. */
export function photoDesign(product: PhotoProduct): CatalogueDesign {
  const { look, place } = product;
  const composition = compositionOf(product.composition);
  if (!composition) throw new Error(`There is no composition "${product.composition}".`);
  const number = look.id * 100 + place;
  const recipe: Recipe = {
    version: 1,
    id: product.id,
    title: product.title,
    composition: composition.id,
    product: { kind: product.kind, type: product.type },
    format: { width: product.format.width, height: product.format.height },
    fold: 'single',
    cut: product.cut ?? 'rectangle',
    palette: product.palette ?? look.palette.id,
    pairing: look.pairing,
    foil: null,
    seed: number,
    motifs: chosenMotifs(composition, look, number),
    texts: { ...product.texts },
    photos: Object.fromEntries(
      (composition.sampled ?? Object.keys(composition.photos)).map((slot, index) => [
        slot,
        look.photos[index % look.photos.length] ?? 'still-lifes/bouquet',
      ]),
    ),
    options: { ...product.options },
  };
  const { facets, words } = product;
  return designOf({ number, theme: look, recipe, uses: [], facets, words, place });
}

function chosenMotifs(composition: Composition, look: PhotoLook, seed: number): Recipe['motifs'] {
  const slots = Object.entries(composition.motifs).map(
    ([slot, { max }]): [string, Recipe['motifs'][string]] => {
      const ids = Object.entries(look.motifs).find(([name]) => name === slot)?.[1] ?? [];
      const present = ids.filter((id) => known.has(id)).slice(0, max);
      return [slot, present.map((id, index) => ({ id, seed: seed + index * 101 }))];
    },
  );
  return Object.fromEntries(slots.filter(([, chosen]) => chosen.length > 0));
}
