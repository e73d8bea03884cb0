import { type ProductKind, productKinds } from '@blattwerk/schemas/kinds/kind-facts.generated.ts';
import { allowedFormats } from '@blattwerk/schemas/products/product-formats.ts';
import { z } from 'zod';
import type { SeedDesign } from '../../catalogue/seed-catalogue.ts';
import { kindTable } from '../../kinds/kinds.generated.ts';
import type { SeedProduct } from './seed-product.ts';

const titled = z.object({ title: z.string().min(1) });

/** Every design is a product. */
export function designProducts(designs: readonly SeedDesign[]): SeedProduct[] {
  return designs.flatMap((design) => {
    const kind = productKinds.find((known) => known === design.kind);
    if (!kind) return [];
    const { id, productType, facets, popularity } = design;
    const recipe = titled.safeParse(design.recipe);
    const name = recipe.success ? recipe.data.title : design.name;
    return [
      {
        kind,
        id: String(id),
        name,
        productType,
        designId: id,
        formats: formatsOf(kind, design),
        popularity,
        occasions: facets.category ?? [],
      },
    ];
  });
}

function formatsOf(kind: ProductKind, { productType, format: own, facets }: SeedDesign): readonly string[] {
  const { formats } = allowedFormats({ kind, productType });
  return kindTable[kind].designFormats({ own, formats, variants: facets.variant });
}
