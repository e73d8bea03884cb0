import type { Layer, PhotoLayer } from '../model/design.ts';

/** A place for a photo of the customer's. */
export function isCustomers(layer: Layer): layer is PhotoLayer {
  return layer.type === 'photo' && !layer.locked;
}
