import type { ProductKind } from '@blattwerk/schemas/kinds/kind-facts.generated.ts';

/** A product as it goes into the database, before it is known where it is sold. */
export type SeedProduct = {
  kind: ProductKind;
  id: string;
  name: string;
  productType: string;
  designId: number | null;
  /** Millimetres, the default first. */
  formats: readonly string[];
  popularity: number;
  /** Values that decide where it is sold: occasions of a card. */
  occasions: readonly string[];
};
