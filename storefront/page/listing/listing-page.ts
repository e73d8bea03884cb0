import { kindFacts, type ProductKind } from '@blattwerk/schemas/kinds/kind-facts.generated.ts';
import type { Filter } from '@blattwerk/schemas/web-api/catalogue/filter.ts';
import type { ColourVariant, ListedDesign, Picture } from '@blattwerk/schemas/web-api/catalogue/listing.ts';
import type { CatalogueProduct, Searched } from '@blattwerk/schemas/web-api/catalogue/products.ts';
import { shortName } from './short-name.ts';
import { type TileWords, tileWords } from './tile-words.ts';

/** A tile of a listing. */
export type ListedTile = {
  kind: ProductKind;
  id: string;
  name: string;
  words: TileWords;
  /** Only of what can be kept. */
  themeId: string | undefined;
  /** Millimetres: `100x150`. */
  format: string | undefined;
  /** How a design is made, without its use: `Klappkarte, hoch`. */
  madeAs: string | undefined;
  priceFrom: CatalogueProduct['priceFrom'];
  picture: Picture | null;
  isRefinable: boolean;
  /** All colours of the design, itself among them; empty where there is one only. */
  inColours: readonly ColourVariant[];
};

/** A part of a listing as the back end gives it. */
export type ListingPage = {
  total: number;
  /** The lowest price of all that is listed. */
  priceFrom: CatalogueProduct['priceFrom'];
  filters: readonly Filter[];
  tiles: readonly ListedTile[];
  /** How a search was understood, where the back end says so. */
  searched?: Searched | undefined;
};

export function tileOfDesign(design: ListedDesign): ListedTile {
  const {
    kind,
    id,
    name,
    typeLabel,
    madeLabel,
    themeId,
    format,
    priceFrom,
    picture,
    isRefinable,
    inColours,
  } = design;
  return {
    kind,
    id: String(id),
    name,
    words: { title: name, detail: typeLabel },
    themeId: kindFacts[kind].canBeKept ? String(themeId) : undefined,
    format,
    madeAs: madeLabel,
    priceFrom,
    picture,
    isRefinable,
    inColours,
  };
}

export function tileOfProduct(product: CatalogueProduct): ListedTile {
  const { kind, id, name, typeLabel, madeLabel, themeId, formats, priceFrom, picture } = product;
  return {
    kind,
    id,
    name: shortName(name),
    words: tileWords(name, typeLabel),
    themeId: kindFacts[kind].canBeKept && themeId !== undefined ? String(themeId) : undefined,
    format: formats[0],
    madeAs: madeLabel,
    priceFrom,
    picture,
    isRefinable: false,
    inColours: [],
  };
}
