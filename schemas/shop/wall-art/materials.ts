import { z } from 'zod';

/** What wall art is printed on. */
export const materials = [
  'acrylglas',
  'aludibond',
  'backlitfolie',
  'echtglas',
  'forexplatte',
  'fototapete',
  'gallerybond',
  'hahnemuehle',
  'klebefolie',
  'leinwand',
  'poster',
  'pvcplane',
] as const;
export type Material = (typeof materials)[number];
export const materialSchema = /* @__PURE__ */ z.enum(materials);

export const materialLabels: Record<Material, string> = {
  acrylglas: 'Acrylglas',
  aludibond: 'Alu-Dibond',
  backlitfolie: 'Backlit-Folie',
  echtglas: 'Echtglas',
  forexplatte: 'Forex-Platte',
  fototapete: 'Fototapete',
  gallerybond: 'Gallery-Bond',
  hahnemuehle: 'Hahnemühle-Papier',
  klebefolie: 'Klebefolie',
  leinwand: 'Leinwand',
  poster: 'Poster',
  pvcplane: 'PVC-Plane',
};
