import { ideas } from '@blattwerk/designs/motifs/words/shown-ideas.ts';
import type { Recipe } from '@blattwerk/designs/recipes/recipe.ts';
import { punchings } from '@blattwerk/schemas/shop/accessories/punchings.ts';
import { cardProductTypes } from '@blattwerk/schemas/shop/cards/card-product-types.ts';
import { furtherOccasions } from '@blattwerk/schemas/shop/occasions/further-occasions.ts';
import { occasions } from '@blattwerk/schemas/shop/occasions/occasions.ts';
import { colours } from '@blattwerk/schemas/shop/products/colours.ts';
import { parseFormat } from '@blattwerk/schemas/shop/sizes/formats.ts';
import type { SeedDesign, SeedTheme } from '../catalogue/seed-catalogue.ts';

const styles = ['klassisch', 'modern', 'boho', 'vintage', 'minimalistisch', 'verspielt'];
const names = ['Eukalyptus', 'Blütenmeer', 'Goldregen', 'Sternenhimmel', 'Wiesenglück', 'Papierschiff'];
const drawn = [...ideas];
const formats = ['148x210', '210x148', '148x148', '105x148'];

/** Any number of card designs, the same ones each time, spread over all values of every filter. */
export function generatedCatalogue(size: number): {
  themes: SeedTheme[];
  designs: SeedDesign[];
  drawing: string;
} {
  const themes = Array.from({ length: Math.ceil(size / 12) }, (_, place) => ({
    id: place + 1,
    name: `${pick(names, place)} ${place + 1}`,
  }));
  const designs = Array.from({ length: size }, (_, place): SeedDesign => {
    const theme = themes[Math.floor(place / 12)];
    const category = pick(occasions, place * 7);
    const format = pick(formats, place * 5);
    return {
      id: place + 1,
      themeId: theme?.id ?? 1,
      kind: 'card',
      productType: pick(cardProductTypes, place),
      name: theme?.name ?? '',
      format,
      facets: {
        category: [category],
        color: [pick(colours, place * 3), pick(colours, place * 11 + 1)],
        style: [pick(styles, place * 13)],
        label: place % 3 === 0 ? [pick(furtherOccasions, place)] : [],
        product: [pick(cardProductTypes, place)],
        punching: [pick(punchings, place * 17)],
        aspectRatio: [format === '148x148' ? 'square' : format === '210x148' ? 'landscape' : 'portrait'],
      },
      isRefinable: place % 2 === 0,
      popularity: (place * 7919) % 10_007,
      createdAt: new Date(Date.UTC(2025, 0, 1) + ((place * 104_729) % 600) * 86_400_000),
      shows: [pick(drawn, place * 19), pick(drawn, place * 23 + 5)],
      recipe: recipeOf(place, format),
      searchText: `${theme?.name} ${category}`,
    };
  });
  return { themes, designs, drawing: '' };
}

/** A card without motifs, so that a hundred thousand of them are made in seconds. */
function recipeOf(seed: number, format: string): Recipe {
  return {
    version: 1,
    id: `generated-${seed}`,
    title: 'Generated',
    composition: 'centred',
    product: { kind: 'card', type: 'postkarte-hoch' },
    format: parseFormat(format) ?? { width: 148, height: 210 },
    fold: 'flat',
    cut: 'rectangle',
    palette: 'eukalyptus',
    pairing: 'great-vibes',
    foil: null,
    seed,
    motifs: {},
    texts: {},
    photos: {},
    options: {},
  };
}

function pick<Value>(values: readonly Value[], place: number): Value {
  const value = values[place % values.length];
  if (value === undefined) throw new Error('Nothing to pick from.');
  return value;
}
