import type { PickableKind } from '@blattwerk/schemas/fields/pickable-kinds.ts';
import type { Channel } from '@blattwerk/schemas/shop/channels.ts';

/** Pages of the card channel that show the products of a kind; without one: everything. */
const listingPaths: Partial<Record<PickableKind, string>> = {
  accessory: 'zubehoer',
  calendar: 'kalender',
  collage: 'collagen',
  merch: 'geschenke',
  photoframe: 'bilderrahmen',
  photoprint: 'fotoabzuege',
  photobook: 'fotobuecher',
  photobox: 'fotoboxen',
};

/** Where a shopper goes on looking for products of a kind; the poster channel has its frames and its home page. */
export function listingPath(channel: Channel, kind: PickableKind | undefined): string {
  if (channel === 'myposter') return kind === 'photoframe' ? 'bilderrahmen' : '';
  return (kind && listingPaths[kind]) ?? 'produkte';
}
