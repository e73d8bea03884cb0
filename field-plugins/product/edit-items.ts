import type { ProductItem } from '@blattwerk/schemas/field-plugins/product-value.ts';
import { printProductReference } from '@blattwerk/schemas/web-api/catalogue/product-reference.ts';

type Items = readonly ProductItem[];

export const keyOf = (item: ProductItem): string => printProductReference(item);

const isSame = (one: ProductItem, other: ProductItem): boolean =>
  one.kind === other.kind && one.id === other.id;

/** The list without a product. */
export function withoutItem(items: Items, item: ProductItem): ProductItem[] {
  return items.filter((each) => !isSame(each, item));
}

export type Added = { ok: true; items: ProductItem[] } | { ok: false; reason: 'full' };

/**
 * The list with a product put in: in place of another one, at the end, or, where only one fits, instead of it. A product
 * stands in a list once.
 */
export function withItem(
  items: Items,
  item: ProductItem,
  { maximum, replacing }: { maximum: number; replacing: number | undefined },
): Added {
  if (replacing !== undefined && replacing < items.length) {
    const put = items.map((each, index) => (index === replacing ? item : each));
    return { ok: true, items: put.filter((each, index) => index === replacing || !isSame(each, item)) };
  }
  if (items.some((each) => isSame(each, item))) return { ok: true, items: [...items] };
  if (maximum === 1) return { ok: true, items: [item] };
  return items.length >= maximum ? { ok: false, reason: 'full' } : { ok: true, items: [...items, item] };
}

/** The list with the product at one place moved to another; places beyond the ends are the ends. */
export function movedItem(items: Items, from: number, to: number): ProductItem[] {
  const item = items[from];
  if (!item) return [...items];
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(Math.max(0, Math.min(to, rest.length)), 0, item);
}
