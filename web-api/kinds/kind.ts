import type { Size } from '@blattwerk/designs/model/shape.ts';
import type { Recipe } from '@blattwerk/designs/recipes/recipe.ts';
import type { Money } from '@blattwerk/schemas/shop/amounts/money.ts';
import type { Channel } from '@blattwerk/schemas/shop/markets/channels.ts';
import type { Country } from '@blattwerk/schemas/shop/markets/countries.ts';
import type { Colour } from '@blattwerk/schemas/shop/products/colours.ts';
import type { CustomerType } from '@blattwerk/schemas/shop/visitors/customer-types.ts';
import type { ShopContext } from '@blattwerk/schemas/web-api/contract/shop-headers.ts';
import type { PriceTables } from '../prices/price-tables.ts';
import type { PriceSeed } from '../prices/seed/price-seed.ts';

/** What the price of a product of one kind depends on. */
export type PricedProduct = {
  id: string;
  productType: string;
  /** Millimetres, the default first. */
  formats: readonly string[];
  /** Those a gift's design fits; without them all of the article. */
  variants?: readonly string[] | undefined;
};

export type Quoted = { ok: true; value: { quote: { unitPrice: Money } } } | { ok: false };
type Quotes = (product: PricedProduct, tables: PriceTables, shop: ShopContext) => readonly Quoted[];

/** A product that is sold without a design, by its code in the shop's vocabulary. */
export type CodedProduct = {
  id: string;
  name: string;
  productType: string;
  formats: readonly string[];
};

/** What decides where a product is sold. */
export type SoldProduct = { id: string; productType: string; occasions: readonly string[] };

export type SoldWhere = {
  channels: readonly Channel[];
  countries: readonly Country[];
  /** Null for all types. */
  customerTypes: readonly CustomerType[] | null;
};

type DesignSizes = {
  /** The design's own, and those of its type. */
  own: string;
  formats: readonly string[];
  variants: readonly string[] | undefined;
};

/** What the back end does with the products of one kind. */
export type BackEndKind = {
  /** Quotes of all choices that could be the cheapest, in the default size; none for an unknown type. */
  quotes: Quotes;
  /** Products of one code, or of one type, size and variants, cost the same. */
  pricedBy: 'code' | 'type';
  /** Its products without a design, in the order of lists. */
  coded(accessories: PriceSeed['accessories']): readonly CodedProduct[];
  /** Sizes that a product with a design is made in, the default first. */
  designFormats(sizes: DesignSizes): readonly string[];
  /** Its designs fit some variants of an article only. */
  hasVariants: boolean;
  /** The most wanted design of an article stands for the article in lists. */
  isPicturedByDesign: boolean;
  /** Bought as a thing, not as a printed sheet: lists show it in its scene. */
  isShownInScene: boolean;
  /** Sizes of what comes after a design's front and is worth a look. */
  furtherPages(productType: string, recipe: Pick<Recipe, 'fold' | 'format'>): readonly Size[];
  sold(product: SoldProduct): SoldWhere;
  /** Its types are a filter among its products, labelled by this word of the shop; null: they are not. */
  typeFilter: 'kind' | 'product' | null;
  /** Colours that a product without a design is found under. */
  colours(id: string): readonly Colour[];
  /** Its listing has a page for each occasion. */
  isListedByOccasion: boolean;
};
