import type { PickableKind } from '@blattwerk/schemas/fields/pickable-kinds.ts';
import type { Channel } from '@blattwerk/schemas/shop/channels.ts';

type ListingPaths = Partial<Record<PickableKind, string>>;

const wallPaths: ListingPaths = {
  accessory: 'zubehoer',
  collage: 'collagen',
  photoframe: 'bilderrahmen',
  photoprint: 'fotoabzuege',
};

/** Pages that show the products of a kind; without one: everything. */
const listingPaths: Record<Channel, ListingPaths> = {
  blattwerk: {
    ...wallPaths,
    calendar: 'kalender',
    merch: 'geschenke',
    photobook: 'fotobuecher',
    photobox: 'fotoboxen',
  },
  myposter: wallPaths,
};

/** Where a shopper goes on looking for products of a kind. */
export function listingPath(channel: Channel, kind: PickableKind | undefined): string {
  return (kind && listingPaths[channel][kind]) ?? 'produkte';
}
