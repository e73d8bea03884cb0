import type { PrintedKind } from '@blattwerk/schemas/products/kind-lists.ts';
import type { CardUse } from '@blattwerk/schemas/shop/cards/card-uses.ts';
import { type Colour, colours } from '@blattwerk/schemas/shop/products/colours.ts';
import { orientationOf, printFormat } from '@blattwerk/schemas/shop/sizes/formats.ts';
import { shownMotifs } from '../compositions/shown-motifs.ts';
import type { Foil } from '../model/design.ts';
import { ideasOf } from '../motifs/words/motif-words.ts';
import type { Idea } from '../motifs/words/shown-ideas.ts';
import type { Recipe } from '../recipes/recipe.ts';
import { type NamedPalette, tonesOf } from './palettes.ts';
import type { Style } from './styles.ts';

export type CatalogueTheme = { id: number; name: string };

/** A design as listings need it, with the recipe its document is made from. */
export type CatalogueDesign = {
  id: number;
  themeId: number;
  kind: PrintedKind;
  productType: string;
  name: string;
  /** What it is called elsewhere, where the shop's own list of names does not say. */
  namesIn?: Readonly<Record<string, string>>;
  /** The closed format, millimetres: `148x210`. */
  format: string;
  uses: readonly CardUse[];
  facets: Record<string, string[]>;
  /** Made with foil in mind: it may be ordered refined. */
  isRefinable: boolean;
  popularity: number;
  createdAt: Date;
  recipe: Recipe;
  /** What is sure to be seen on it. */
  shows: readonly Idea[];
  searchText: string;
  /** The design that this one is in other colours; null for a design of its own. */
  variantOf: number | null;
  /** Two colours, `#rrggbb`, that tell it from its variants. */
  tones: [string, string];
};

type Described = {
  number: number;
  theme: CatalogueTheme & { palette: NamedPalette; styles: readonly Style[] };
  recipe: Recipe;
  uses: readonly CardUse[];
  /** Facets of the kind, beside colour, style and proportions. */
  facets: Readonly<Record<string, readonly string[]>>;
  /** German words a search may find it by, beside names and colours. */
  words: readonly string[];
  place: number;
  variantOf?: number;
  namesIn?: Readonly<Record<string, string>>;
};

const foilColours = { gold: 'gold', rosegold: 'copper', silver: 'silver' } as const;
const firstDay = Date.UTC(2024, 2, 1);
const daysOfMaking = 980;
const day = 86_400_000;

export function designOf(described: Described): CatalogueDesign {
  const { number, theme, recipe, uses, place } = described;
  const filters = filterColours(theme.palette, recipe.foil);
  const searched = [...described.words, theme.palette.label];
  return {
    id: number,
    themeId: theme.id,
    kind: recipe.product.kind,
    productType: recipe.product.type,
    name: theme.name,
    ...(described.namesIn && { namesIn: described.namesIn }),
    format: printFormat(recipe.format),
    uses,
    facets: {
      ...Object.fromEntries(Object.entries(described.facets).map(([name, values]) => [name, [...values]])),
      color: filters,
      style: [...theme.styles],
      aspectRatio: [orientationOf(recipe.format)],
    },
    isRefinable: recipe.foil !== null,
    popularity: popularityOf(described.variantOf ?? number, place),
    createdAt: new Date(firstDay + ((theme.id * 131 + place * 37) % daysOfMaking) * day),
    recipe,
    shows: [...new Set(shownMotifs(recipe).flatMap(ideasOf))],
    searchText: searched.join(' '),
    variantOf: described.variantOf ?? null,
    tones: tonesOf(theme.palette),
  };
}

/** The colours a design in a palette is found under, its foil among them. */
export function filterColours({ filters }: NamedPalette, foil: Foil | null): Colour[] {
  const found = new Set<Colour>([...filters, ...(foil === null ? [] : [foilColours[foil]])]);
  return colours.filter((colour) => found.has(colour));
}

/** The first cards of a theme are sought more than its small things; otherwise spread evenly. */
function popularityOf(number: number, place: number): number {
  const spread = (Math.imul(number, 0x9e3779b1) >>> 16) % 1000;
  return spread + (place < 2 ? 1500 : Math.max(0, 600 - place * 60));
}
