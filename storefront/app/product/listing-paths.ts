import type { Channel } from '@blattwerk/schemas/shop/markets/channels.ts';
import type { PickableKind } from '@blattwerk/schemas/shop/products/pickable-kinds.ts';
import type { MessageKey } from '../messages/messages-context.tsx';

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

/** What the page is called that `listingPath` leads to: the poster channel shows frames and bare pictures on one. */
export function listingName(channel: Channel, kind: PickableKind): MessageKey {
  return channel === 'myposter' && kind === 'photoframe' ? 'breadcrumbs.wallArt' : `kind.${kind}`;
}

/** Where a shopper goes on looking for products of a kind. */
export function listingPath(channel: Channel, kind: PickableKind | undefined): string {
  return (kind && listingPaths[channel][kind]) ?? 'produkte';
}
