import type { Queries } from '@blattwerk/database/database.ts';
import { type OrderRow, orderLines } from '@blattwerk/database/tables/orders.ts';
import type { Picture } from '@blattwerk/schemas/web-api/catalogue/listing.ts';
import {
  type ProductReference,
  printProductReference,
} from '@blattwerk/schemas/web-api/catalogue/product-reference.ts';
import { orderSchema } from '@blattwerk/schemas/web-api/orders/order.ts';
import { mostReviewed } from '@blattwerk/schemas/web-api/reviews/product-review-endpoints.ts';
import { asc, eq } from 'drizzle-orm';
import { sealsOf } from '../basket/basket-content.ts';
import { referenceOfItem } from '../basket/item-product.ts';
import { sealedOf } from '../seals/sealed-designs.ts';

/** A product of an order that its customer may review. */
export type ReviewedProduct = {
  reference: ProductReference;
  name: string;
  details: readonly string[];
  picture: Picture | null;
};

const linePart = orderSchema.shape.lines.element
  .pick({ item: true, name: true, details: true, picture: true })
  .strip();

/** The products of an order, each once. Samples are not what is bought in the end, and vouchers are what others buy. */
export async function reviewedProducts(
  queries: Queries,
  { id }: Pick<OrderRow, 'id'>,
): Promise<ReviewedProduct[]> {
  const rows = await queries
    .select({ shown: orderLines.shown })
    .from(orderLines)
    .where(eq(orderLines.orderId, id))
    .orderBy(asc(orderLines.position));
  const lines = rows.map(({ shown }) => linePart.parse(shown)).filter(({ item }) => item.kind !== 'sample');
  const sealed = await sealedOf(queries, sealsOf(lines.map(({ item }) => item)));
  const products = new Map<string, ReviewedProduct>();
  for (const { item, ...line } of lines) {
    const reference = referenceOfItem(item, sealed);
    if (!reference) continue;
    const key = printProductReference(reference);
    if (!products.has(key)) products.set(key, { reference, ...line });
  }
  return [...products.values()].slice(0, mostReviewed);
}
