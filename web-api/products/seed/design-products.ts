import { type ProductKind, productKinds } from '@blattwerk/schemas/kinds/kind-facts.generated.ts';
import { allowedFormats } from '@blattwerk/schemas/products/product-formats.ts';
import { parseFormat } from '@blattwerk/schemas/shop/sizes/formats.ts';
import { z } from 'zod';
import type { SeedDesign } from '../../catalogue/seed-catalogue.ts';
import type { SeedProduct } from './seed-product.ts';

/** Sides may differ by this share before a design would have to be cut: the rows of DIN sizes differ by less. */
const sameProportions = 0.015;
const titled = z.object({ title: z.string().min(1) });

/** Every design is a product. */
export function designProducts(designs: readonly SeedDesign[]): SeedProduct[] {
  return designs.flatMap((design) => {
    const kind = productKinds.find((known) => known === design.kind);
    if (!kind) return [];
    const { id, productType, facets, searchText, popularity } = design;
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
        searchText: `${name} ${searchText}`,
        popularity,
        occasions: facets.category ?? [],
      },
    ];
  });
}

/** A design's own size, and those of its type with the same proportions; boxes have the sizes of their type, gifts those of their variants. */
function formatsOf(kind: ProductKind, { productType, format: own, facets }: SeedDesign): string[] {
  const { formats } = allowedFormats({ kind, productType });
  if (kind === 'photobox') return [...formats];
  if (kind === 'merch') return formats.filter((size) => facets.variant?.includes(size) ?? true);
  return [own, ...formats.filter((size) => isScaled(size, own))];
}

function isScaled(size: string, own: string): boolean {
  const [one, other] = [parseFormat(size), parseFormat(own)];
  if (!one || !other || size === own) return false;
  const ratio = (one.width * other.height) / (one.height * other.width);
  return Math.abs(ratio - 1) <= sameProportions;
}
