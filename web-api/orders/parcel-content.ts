import type { Order } from '@blattwerk/schemas/web-api/orders/order.ts';

/** What one address gets: `30 × Save the date, 2 × Gel pen`. */
export function parcelContent(
  { lines }: Pick<Order, 'lines'>,
  { pieces }: Pick<Order['parcels'][number], 'pieces'>,
): string {
  return lines.flatMap(({ name }, line) => (pieces[line] ? [`${pieces[line]} × ${name}`] : [])).join(', ');
}
