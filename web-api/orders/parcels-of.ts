import type { Queries } from '@blattwerk/database/database.ts';
import { type OrderRow, orderParcels } from '@blattwerk/database/tables/orders.ts';
import { type Order, orderSchema } from '@blattwerk/schemas/web-api/orders/order.ts';
import { asc, eq } from 'drizzle-orm';

const { shape } = orderSchema.shape.parcels.element;
const shippingPart = orderSchema.shape.parcels.element.pick({
  service: true,
  label: true,
  price: true,
  deliveryFrom: true,
  deliveryTo: true,
});

/** The parcels of an order, one an address, the first to its delivery address. */
export async function parcelsOf(queries: Queries, { id }: Pick<OrderRow, 'id'>): Promise<Order['parcels']> {
  const rows = await queries
    .select()
    .from(orderParcels)
    .where(eq(orderParcels.orderId, id))
    .orderBy(asc(orderParcels.position));
  return rows.map(({ address, shipping, quantities, shippedAt, trackingNumber }) => ({
    address: shape.address.parse(address),
    ...shippingPart.parse(shipping),
    pieces: quantities,
    shippedAt: shippedAt?.toISOString() ?? null,
    trackingNumber,
  }));
}

/** What the steps of an order depend on. */
export function parcelStates(parcels: Order['parcels']) {
  return {
    hasParcel: parcels.length > 0,
    isPartlyShipped: parcels.some(({ shippedAt }) => shippedAt !== null),
  };
}
