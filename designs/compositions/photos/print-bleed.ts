import type { MatType } from '@blattwerk/schemas/shop/wall-art/frame-families.ts';
import type { Material } from '@blattwerk/schemas/shop/wall-art/materials.ts';

/** Millimetres of the picture beyond the size that is bought, on each side. */
const bleeds: Readonly<Record<Material, number>> = {
  acrylglas: 5,
  aludibond: 5,
  backlitfolie: 5,
  echtglas: 5,
  forexplatte: 5,
  // Strips lie over each other at the wall's edges.
  fototapete: 10,
  gallerybond: 5,
  hahnemuehle: 3,
  klebefolie: 5,
  // Round a stretcher of 20 mm, and stapled behind it.
  leinwand: 40,
  poster: 3,
  // The hem that the eyelets are punched into.
  pvcplane: 30,
};
const underMat = 5;

/** How far the picture reaches beyond its size: as its material is worked, at least to below the mat around it. */
export function printBleed(material: Material, mat: MatType): number {
  return mat === 'mat-none' ? bleeds[material] : Math.max(bleeds[material], underMat);
}
