import type { ProductKind } from '@blattwerk/schemas/kinds/kind-facts.generated.ts';
import { type Channel, channels } from '@blattwerk/schemas/shop/markets/channels.ts';
import type { SoldProduct, SoldWhere } from '../../kinds/kind.ts';
import { kindTable } from '../../kinds/kinds.generated.ts';

/** Where a product is sold in one channel; `customerTypes` is null for all. */
export type SoldInChannel = { channel: Channel } & Pick<SoldWhere, 'countries' | 'customerTypes'>;

/**
 * Where a product is sold, as its kind says.
 * - The card channel has cards, calendars, photo books, boxes, prints, collages, gifts and all accessories, and of the
 *   frames only photo frames that stand on a table. The poster channel has wall art: collages and posters, pictures
 *   on every material, every frame, prints, gifts, and of the accessories the poster bars.
 * - Both sell in every country and to all customers, with a few exceptions that stand with their kinds.
 */
export function soldWhere({ kind, ...product }: SoldProduct & { kind: ProductKind }): SoldInChannel[] {
  const { channels: sold, ...where } = kindTable[kind].sold(product);
  return channels.filter((channel) => sold.includes(channel)).map((channel) => ({ channel, ...where }));
}
