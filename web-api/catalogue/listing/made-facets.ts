import { cardMakingTable, cardPrintingTable } from '@blattwerk/schemas/shop/cards/card-printing.ts';
import type { Paper } from '@blattwerk/schemas/shop/cards/papers.ts';
import type { CatalogueDesign } from '../catalogue.ts';
import { facetsOfAll } from '../colour-variants.ts';
import type { IndexedDesign } from './facet-index.ts';

type Made = Pick<CatalogueDesign, 'facets' | 'isRefinable' | 'kind' | 'productType'>;

/** What lists filter a design in its colours by: its own values, and for cards what they can be made of. */
export function listedFacets(designs: readonly Made[]): IndexedDesign['facets'] {
  const own = facetsOfAll(designs);
  const [first] = designs;
  if (first?.kind !== 'card') return own;
  const foils = designs.map(({ isRefinable }) => (isRefinable ? 'foil' : 'none'));
  return { ...own, foil: [...new Set(foils)], paper: papersOf(first.productType) };
}

/** Papers a type of card is sold on; none for what is sold as another kind. */
function papersOf(productType: string): readonly Paper[] {
  const entry = Object.entries(cardPrintingTable).find(([type]) => type === productType)?.[1];
  return entry ? cardMakingTable[entry.making].papers : [];
}
