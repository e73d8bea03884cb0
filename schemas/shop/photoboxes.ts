import { z } from 'zod';

/** Boxes with printed photos. */
export const photoboxTypes = ['small', 'photoprint'] as const;
export type PhotoboxType = (typeof photoboxTypes)[number];
export const photoboxTypeSchema = /* @__PURE__ */ z.enum(photoboxTypes);

export const photoboxTypeLabels: Record<PhotoboxType, string> = {
  small: 'Kleine Fotobox',
  photoprint: 'Fotobox mit Abzügen',
};

export const photoboxMaterials = ['fotopapier-matt', 'hahnemuehle', 'fotopapier-glaenzend'] as const;
export type PhotoboxMaterial = (typeof photoboxMaterials)[number];
export const photoboxMaterialSchema = /* @__PURE__ */ z.enum(photoboxMaterials);

export const photoboxMaterialLabels: Record<PhotoboxMaterial, string> = {
  'fotopapier-matt': 'Fotopapier matt',
  hahnemuehle: 'Hahnemühle-Papier',
  'fotopapier-glaenzend': 'Fotopapier glänzend',
};

/** Designs of the box itself: dt41 to dt58. */
export const photoboxDesigns: readonly string[] = Array.from({ length: 18 }, (_, index) => `dt${41 + index}`);
