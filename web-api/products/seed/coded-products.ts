import { kindFacts, productKinds } from '@blattwerk/schemas/kinds/kind-facts.generated.ts';
import { kindTable } from '../../kinds/kinds.generated.ts';
import type { PriceSeed } from '../../prices/seed/price-seed.ts';
import type { SeedProduct } from './seed-product.ts';

/** What is printed stands before what goes with it. */
const kindsInOrder = productKinds.toSorted(
  (one, other) => Number(kindFacts[other].isPrinted) - Number(kindFacts[one].isPrinted),
);

/** What is sold without a design, by its code in the shop's vocabulary; after all designs in lists. */
export function codedProducts(accessories: PriceSeed['accessories']): SeedProduct[] {
  return kindsInOrder
    .flatMap((kind) => kindTable[kind].coded(accessories).map((product) => ({ kind, ...product })))
    .map((product, place) => ({
      ...product,
      designId: null,
      occasions: [],
      popularity: -place,
    }));
}
