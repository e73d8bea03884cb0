import type { DesignLanguage } from '@blattwerk/schemas/design/design-language.ts';
import { type Colour, colours } from '@blattwerk/schemas/shop/products/colours.ts';
import type { ColourVariant } from '@blattwerk/schemas/web-api/catalogue/listing.ts';
import type { CatalogueDesign } from './catalogue.ts';
import { pictureOf } from './picture-of.ts';

type Coloured = Pick<CatalogueDesign, 'facets'>;

/** The filter values of a design and its further colours together. */
export function facetsOfAll(designs: readonly Coloured[]): Record<string, string[]> {
  const [first, ...others] = designs;
  if (!first || others.length === 0) return first?.facets ?? {};
  return Object.fromEntries(
    Object.keys(first.facets).map((name) => [
      name,
      [...new Set(designs.flatMap(({ facets }) => facets[name] ?? []))],
    ]),
  );
}

/** Which of a design's colours a list shows: the first that has most of those asked for. */
export function bestColoured<Design extends Coloured>(
  designs: readonly Design[],
  asked: readonly string[],
): Design | undefined {
  const matching = ({ facets }: Design) => asked.filter((colour) => facets.color?.includes(colour)).length;
  return designs.toSorted((one, other) => matching(other) - matching(one))[0];
}

/** A design as one of the colours it comes in. */
export function colourVariant(design: CatalogueDesign, language: DesignLanguage): ColourVariant {
  return {
    id: design.id,
    colours: coloursOf(design),
    tones: design.tones,
    picture: pictureOf(design, language),
  };
}

export function coloursOf({ facets }: Coloured): Colour[] {
  return colours.filter((colour) => facets.color?.includes(colour));
}
