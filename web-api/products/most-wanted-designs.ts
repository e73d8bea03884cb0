import { type ProductKind, productKinds } from '@blattwerk/schemas/kinds/kind-facts.generated.ts';
import { kindTable } from '../kinds/kinds.generated.ts';

type Ranked = { id: number; kind: string; productType: string; popularity: number };

const picturedByDesign: readonly ProductKind[] = productKinds.filter(
  (kind) => kindTable[kind].isPicturedByDesign,
);

/** The most wanted design of each article that is sold without one, too, by kind and code: `merch tasse-keramik`. */
export function mostWantedDesigns<Design extends Ranked>(designs: readonly Design[]): Map<string, Design> {
  const ranked = designs
    .filter((design) => picturedByDesign.some((kind) => kind === design.kind))
    .toSorted((one, other) => one.popularity - other.popularity || other.id - one.id);
  return new Map(ranked.map((design) => [`${design.kind} ${design.productType}`, design]));
}
