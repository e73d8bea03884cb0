import type { PickableKind } from '@blattwerk/schemas/fields/pickable-kinds.ts';
import type { Channel } from '@blattwerk/schemas/shop/channels.ts';

/** Pages of the card channel that show the products of a kind; without one: everything. */
const listingPaths: Partial<Record<PickableKind, string>> = {
  accessory: 'zubehoer',
  calendar: 'kalender',
  collage: 'collagen',
  photoprint: 'fotoabzuege',
  photobook: 'fotobuecher',
  photobox: 'fotoboxen',
};

/** Where a shopper goes on looking for products of a kind; the poster channel has its home page for that. */
export function listingPath(channel: Channel, kind: PickableKind | undefined): string {
  if (channel === 'myposter') return '';
  return (kind && listingPaths[kind]) ?? 'produkte';
}
