import { z } from 'zod';

/** What the shop sells, by the configurator that makes it. */
export const productKinds = [
  'calendar',
  'card',
  'collage',
  'merch',
  'photoframe',
  'photoprint',
  'photobook',
  'photobox',
] as const;
export type ProductKind = (typeof productKinds)[number];
export const productKindSchema = /* @__PURE__ */ z.enum(productKinds);

export const productKindLabels: Record<ProductKind, string> = {
  calendar: 'Kalender',
  card: 'Karte',
  collage: 'Collage',
  merch: 'Geschenkartikel',
  photoframe: 'Bilderrahmen',
  photoprint: 'Fotoabzug',
  photobook: 'Fotobuch',
  photobox: 'Fotobox',
};

/** Kinds whose designs are looked up by theme. */
export const designTypes = ['card', 'photobook', 'merch'] as const satisfies readonly ProductKind[];
export type DesignType = (typeof designTypes)[number];
