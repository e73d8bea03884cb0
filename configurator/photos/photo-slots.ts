import { isCustomers } from '@blattwerk/designs/editing/customers-photos.ts';
import type { Design, PhotoLayer } from '@blattwerk/designs/model/design.ts';
import { isSeenIn, type StageView } from '../stage/views.ts';

/** A place for a photo of the customer's. */
export type PhotoSlot = {
  slot: string;
  /** As the customer reads the card, from 1. */
  number: number;
  /** Where it is seen first. */
  viewId: string;
  layer: PhotoLayer;
};

/** Rows of a face in which slots are read from left to right. */
const rows = 8;

/** Every slot once, in the order a customer reads the card. */
export function photoSlotsOf({ pages }: Design, views: readonly StageView[]): PhotoSlot[] {
  const slots = new Map<string, Omit<PhotoSlot, 'number'>>();
  for (const view of views) {
    const layers = (pages[view.pageIndex]?.layers ?? []).filter(
      (layer): layer is PhotoLayer => isCustomers(layer) && isSeenIn(view, layer.box),
    );
    for (const layer of layers.toSorted((one, other) => placeIn(view, one) - placeIn(view, other)))
      if (!slots.has(layer.slot)) slots.set(layer.slot, { slot: layer.slot, viewId: view.id, layer });
  }
  return [...slots.values()].map((slot, index) => ({ ...slot, number: index + 1 }));
}

/** Grows from left to right, and more with every row. */
function placeIn({ box: face, isUpsideDown }: StageView, { box }: PhotoLayer): number {
  const x = (box.x + box.width / 2 - face.x) / face.width;
  const y = (box.y + box.height / 2 - face.y) / face.height;
  const [across, down] = isUpsideDown ? [1 - x, 1 - y] : [x, y];
  return Math.floor(down * rows) + across;
}
