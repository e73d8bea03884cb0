import type { Stage } from '../scenes/scene.ts';

/** A product without a design, as the catalogue knows it. */
export type Good = {
  kind: string;
  /** Its code: `envelope-pointed-green-162x114`, `holzrahmen-eiche`. */
  id: string;
  productType: string;
  /** Millimetres, the default first; empty where it has no sizes. */
  formats: readonly string[];
};

/** What lies over the ground of a picture of a good. */
export type DrawGood = (good: Good) => Stage;

export const shade = '#3b2a26';
