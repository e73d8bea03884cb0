import type { Market } from '@blattwerk/schemas/shop/markets/markets.ts';
import {
  type CatalogueFacts,
  isPricedIn,
  isSoldIn,
  type ProductFacts,
} from '@blattwerk/schemas/shop/products/catalogue-facts.ts';
import { parseFormat } from '@blattwerk/schemas/shop/sizes/formats.ts';
import type { CustomerType } from '@blattwerk/schemas/shop/visitors/customer-types.ts';

/** What a product must be to stand in for another: sold and priced in all markets, to all customers, of one of the kinds. */
export type Wish = {
  /** `card:146101`, whether the catalogue still has it or not. */
  of: string;
  /** What is known of the product to be replaced, from the catalogue or from before it was taken out. */
  like: Partial<Pick<ProductFacts, 'productType' | 'formats' | 'themeId'>> | undefined;
  markets: readonly Market[];
  customerTypes: readonly CustomerType[];
  /** Kinds that may be chosen; none: all. */
  kinds: readonly string[];
  /** References that are chosen already. */
  without: readonly string[];
  /** A format it must be made in: `148x210`. */
  madeIn?: string | undefined;
  /** References of what is like it besides, the likest set first: they come before others that are not of its theme. */
  alike?: readonly ReadonlySet<string>[];
};

export type Substitute = { reference: string; facts: ProductFacts };

/**
 * Products that can stand in for another, the likest first: of its theme, its type, its format. They are of its kind, unless
 * that is none that may be chosen.
 */
export function rankSubstitutes(catalogue: CatalogueFacts, wish: Wish): Substitute[] {
  const { of, markets, customerTypes, kinds, without, madeIn } = wish;
  const isOwnKind = kinds.length === 0 || kinds.includes(kindOf(of));
  const fitting = isOwnKind ? [kindOf(of)] : kinds;
  const taken = new Set([of, ...without]);
  return Object.entries(catalogue.products)
    .map(([reference, facts]) => ({ reference, facts }))
    .filter(({ reference, facts }) => {
      if (taken.has(reference) || !facts.hasPicture) return false;
      if (!fitting.includes(kindOf(reference))) return false;
      if (madeIn !== undefined && !facts.formats.includes(madeIn)) return false;
      return markets.every(
        (market) =>
          isPricedIn(catalogue, facts, market) &&
          customerTypes.every((type) => isSoldIn(catalogue, facts, market, type)),
      );
    })
    .map((substitute) => ({ substitute, distance: distanceOf(substitute, wish) }))
    .sort(
      (one, other) => byDistance(one.distance, other.distance) || byName(one.substitute, other.substitute),
    )
    .map(({ substitute }) => substitute);
}

/** How unlike a product is, the weightiest first: kind, theme, occasion and use, type, format, size. */
export function distanceOf(
  { reference, facts }: Substitute,
  { of, like, madeIn, alike = [] }: Wish,
): number[] {
  const [format] = facts.formats;
  const wanted = madeIn ?? like?.formats?.[0];
  return [
    Number(kindOf(reference) !== kindOf(of)),
    Number(like?.themeId === undefined || facts.themeId !== like.themeId),
    alike.findIndex((set) => set.has(reference)) + 1 || alike.length + 1,
    Number(facts.productType !== like?.productType),
    Number(format !== wanted),
    sizeDifference(format, wanted),
  ];
}

/** Formats by how near they come to one that is not made, the nearest first. */
export function nearestFormats(formats: readonly string[], wanted: string): string[] {
  return formats
    .filter((format) => format !== wanted)
    .map((format) => ({ format, distance: sizeDifference(format, wanted) }))
    .toSorted((one, other) => one.distance - other.distance)
    .map(({ format }) => format);
}

/** Below zero where the first distance is the smaller one. */
export function byDistance(one: readonly number[], other: readonly number[]): number {
  for (const [index, value] of one.entries()) {
    const difference = value - (other[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

const byName = (one: Substitute, other: Substitute): number =>
  one.facts.name.localeCompare(other.facts.name, 'de') || (one.reference < other.reference ? -1 : 1);

const kindOf = (reference: string): string => reference.slice(0, reference.indexOf(':'));

/** How many times larger one of two areas is than the other, and how far their shapes are apart; 0 for the same. */
function sizeDifference(one: string | undefined, other: string | undefined): number {
  const [first, second] = [parseFormat(one ?? ''), parseFormat(other ?? '')];
  if (!first || !second) return one === other ? 0 : Number.MAX_VALUE;
  const area = Math.log((first.width * first.height) / (second.width * second.height));
  const shape = Math.log(first.width / first.height / (second.width / second.height));
  return Math.abs(area) + Math.abs(shape);
}
