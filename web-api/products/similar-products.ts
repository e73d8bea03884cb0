import type { Buyer } from '../customers/buyer.ts';
import { kindTable } from '../kinds/kinds.generated.ts';
import { isSoldTo, type Product } from './product.ts';
import type { ProductCatalogue } from './product-catalogue.ts';

/**
 * Products that a shopper who looks at one may like: of its kind and its occasion, those of the same use first, then the nearest in taste.
 * Never the design itself in another colour, and one of a look at most: what else belongs to a look is its suite.
 */
export function similarProducts(
  { listed }: Pick<ProductCatalogue, 'listed'>,
  subject: Product,
  buyer: Buyer,
  count: number,
): Product[] {
  const own = traitsOf(subject);
  const near = listed
    .filter(([first]) => isBeside(subject, first))
    .flatMap((all) => {
      const shown = inNearestColour(all, own.colours, buyer);
      return shown ? [{ shown, distance: distance(own, traitsOf(shown)) }] : [];
    })
    .toSorted((one, other) => one.distance - other.distance);
  const looks = new Set([subject.design?.themeId]);
  const similar: Product[] = [];
  for (const { shown } of near) {
    if (similar.length === count) break;
    const look = shown.design?.themeId;
    if (look !== undefined && looks.has(look)) continue;
    looks.add(look);
    similar.push(shown);
  }
  return similar;
}

/** Mourning never stands beside birth: both have an occasion in common, or neither has any. */
function isBeside(subject: Product, other: Product): boolean {
  if (subject.kind !== other.kind || subject.id === other.id) return false;
  if (subject.design && drawingOf(subject) === drawingOf(other)) return false;
  const [own, its] = [occasionsOf(subject), occasionsOf(other)];
  return own.length === 0 ? its.length === 0 : own.some((occasion) => its.includes(occasion));
}

function drawingOf({ design }: Product): number | undefined {
  return design ? (design.variantOf ?? design.id) : undefined;
}

function occasionsOf({ design }: Product): readonly string[] {
  return design?.facets.category ?? [];
}

function inNearestColour(
  all: readonly Product[],
  colours: readonly string[],
  buyer: Buyer,
): Product | undefined {
  return all
    .filter((one) => isSoldTo(one, buyer))
    .toSorted((one, other) => alike(coloursOf(other), colours) - alike(coloursOf(one), colours))[0];
}

type Traits = Readonly<
  Record<'occasions' | 'uses' | 'styles' | 'colours' | 'motifs' | 'making', readonly string[]>
>;

function traitsOf(product: Product): Traits {
  const { design, productType, formats, terms } = product;
  const facets = design?.facets ?? {};
  return {
    occasions: [...(facets.category ?? []), ...(facets.label ?? [])],
    // What a card is for says more than how it is folded.
    uses: (facets.product ?? []).filter((use) => use !== productType),
    styles: facets.style ?? [],
    colours: coloursOf(product),
    motifs: terms.flatMap(({ key }) => (key.startsWith('motif:') ? [key] : [])),
    making: [productType, formats[0] ?? '', ...(facets.photos ?? []), ...(facets.foil ?? [])],
  };
}

function coloursOf({ kind, id, design }: Product): readonly string[] {
  return design ? (design.facets.color ?? []) : kindTable[kind].colours(id);
}

/** What weighs most is never made up for by all the rest: another use lies beyond every taste. */
function distance(own: Traits, its: Traits): number {
  const apart = (trait: keyof Traits) => 1 - alike(own[trait], its[trait]);
  const taste =
    0.3 * apart('styles') + 0.25 * apart('colours') + 0.3 * apart('motifs') + 0.15 * apart('making');
  return 4 * apart('uses') + 2 * apart('occasions') + taste;
}

/** Share of what two lists have in common, 1 where both are empty. */
function alike(one: readonly string[], other: readonly string[]): number {
  const all = new Set([...one, ...other]);
  if (all.size === 0) return 1;
  return one.filter((value) => other.includes(value)).length / all.size;
}
