import { productKindLabels, productKinds } from './product-kinds.ts';

/** Kinds of products an editor can pick: those of the catalogue, and accessories. */
export const pickableKinds = ['accessory', ...productKinds] as const;
export type PickableKind = (typeof pickableKinds)[number];

export const pickableKindLabels: Record<PickableKind, string> = {
  accessory: 'Zubehör',
  ...productKindLabels,
};
