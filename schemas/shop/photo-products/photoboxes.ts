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

/** Designs of the box itself, dt41 to dt58, and what their makers call them in every language. */
export const photoboxDesignNames = {
  dt41: 'Schatzkiste',
  dt42: 'Weiße Box',
  dt43: 'Babyschatz',
  dt44: 'Reisekiste',
  dt45: 'Goldkästchen',
  dt46: 'Wiesenkiste',
  dt47: 'Herzkiste',
  dt48: 'Winterkiste',
  dt49: 'Farbkasten',
  dt50: 'Tuschkasten',
  dt51: 'Sternenkiste',
  dt52: 'Kinderkiste',
  dt53: 'Karokiste',
  dt54: 'Bilderkiste',
  dt55: 'Konfettikiste',
  dt56: 'Linienkiste',
  dt57: 'Streifenkiste',
  dt58: 'Gipfelkiste',
} as const satisfies Readonly<Record<string, string>>;
export const photoboxDesigns: readonly string[] = Object.keys(photoboxDesignNames);
