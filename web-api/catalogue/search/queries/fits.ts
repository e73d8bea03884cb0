import type { CatalogueDesign } from '@blattwerk/designs/catalogue/catalogue-design.ts';
import type { CatalogueProduct } from '@blattwerk/schemas/web-api/catalogue/products.ts';
import type { Meaning } from './meanings.ts';

/** Whether a product is what a shopper means. */
export function fits(
  product: Pick<CatalogueProduct, 'kind' | 'id' | 'productType' | 'name'>,
  design: CatalogueDesign | undefined,
  { kinds, types, uses, occasions, colour, style, motif }: Meaning,
): boolean {
  const facets = design?.facets ?? {};
  const has = (name: string, values: readonly string[] | undefined) =>
    values?.some((value) => facets[name]?.includes(value)) ?? false;
  const isKind =
    kinds?.includes(product.kind) || types?.includes(product.productType) || has('product', uses);
  return (
    ((kinds ?? types ?? uses) === undefined || isKind === true) &&
    (occasions === undefined || has('category', occasions) || has('label', occasions)) &&
    (colour === undefined || has('color', [colour]) || product.id.includes(colour)) &&
    (style === undefined || has('style', [style])) &&
    (motif === undefined || motifsOf(design).some((id) => motif.test(id)))
  );
}

function motifsOf(design: CatalogueDesign | undefined): string[] {
  return Object.values(design?.recipe.motifs ?? {}).flatMap((chosen) => chosen.map(({ id }) => id));
}
