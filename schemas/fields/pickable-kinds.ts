/** Kinds of products an editor can pick: those of the catalogue and accessories. */
export const pickableKinds = [
  'accessory',
  'calendar',
  'card',
  'collage',
  'merch',
  'photobook',
  'photobox',
  'photoframe',
  'photoprint',
] as const;
export type PickableKind = (typeof pickableKinds)[number];
