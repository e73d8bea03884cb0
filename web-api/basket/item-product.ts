import type { ProductKind } from '@blattwerk/schemas/kinds/kind-facts.generated.ts';
import type { BasketItem } from '@blattwerk/schemas/web-api/basket/basket-item.ts';
import { isSoldTo, type Product } from '../products/product.ts';
import type { SealedDesign } from '../seals/sealed-designs.ts';
import type { PricingContext } from './pricing-context.ts';

/** The product a line is of; undefined where there is none, as of a gift voucher. */
export function productOf(
  item: BasketItem,
  { products, sealed }: Pick<PricingContext, 'products' | 'sealed'>,
): Product | undefined {
  const reference = referenceOfItem(item, sealed);
  return reference && products.product(reference);
}

/** Which product a line is of, also one that is sold no more. */
export function referenceOfItem(
  item: BasketItem,
  sealed: ReadonlyMap<string, SealedDesign>,
): Reference | undefined {
  return item.kind === 'design' ? designReference(sealed.get(item.sealId)) : referenceOf(item);
}

type Reference = { kind: ProductKind; id: string };

function designReference(sealed: SealedDesign | undefined): Reference | undefined {
  return sealed && { kind: sealed.kind, id: sealed.designId };
}

function referenceOf(item: Exclude<BasketItem, { kind: 'design' }>): Reference | undefined {
  if (item.kind === 'giftVoucher') return undefined;
  if (item.kind === 'sample') return { kind: 'card', id: String(item.designId) };
  return { kind: item.kind, id: item.kind === 'accessory' ? item.sku : item.frameType };
}

/** Whether the buyer can have it in this shop. */
export function isSold(item: BasketItem, context: PricingContext): boolean {
  const product = productOf(item, context);
  return item.kind === 'giftVoucher' || (product !== undefined && isSoldTo(product, context.buyer));
}

/**
 * What comes nearest to something that is no longer sold: of the same type, best in the same size, of cards best of the
 * same theme; the most wanted of those. A customer’s own design has no substitute.
 */
export function substituteFor(
  item: BasketItem,
  context: PricingContext,
): { item: BasketItem; product: Product } | undefined {
  const { products, buyer } = context;
  const gone = item.kind === 'design' ? undefined : productOf(item, context);
  if (!gone) return undefined;
  const alike = products.products.filter(
    (product) =>
      product.kind === gone.kind && product.productType === gone.productType && isSoldTo(product, buyer),
  );
  const nearness = (product: Product) =>
    Number(product.formats[0] === gone.formats[0]) +
    2 * Number(product.design?.themeId === gone.design?.themeId);
  const [nearest] = alike.toSorted(
    (one, other) => nearness(other) - nearness(one) || other.popularity - one.popularity,
  );
  return nearest && { item: itemOf(item, nearest.id), product: nearest };
}

function itemOf(item: BasketItem, id: string): BasketItem {
  if (item.kind === 'accessory') return { ...item, sku: id };
  if (item.kind === 'photoframe') return { ...item, frameType: id };
  return item.kind === 'sample' ? { ...item, designId: Number(id) } : item;
}
