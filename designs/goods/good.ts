import type { GoodDrawing } from '@blattwerk/schemas/kinds/kind.ts';
import { kindFacts, type ProductKind } from '@blattwerk/schemas/kinds/kind-facts.generated.ts';
import type { Stage } from '../scenes/scene.ts';

/** A product without a design, as the catalogue knows it. */
export type Good = {
  kind: ProductKind;
  /** Its code: `envelope-pointed-green-162x114`, `holzrahmen-eiche`. */
  id: string;
  productType: string;
  /** Millimetres, the default first; empty where it has no sizes. */
  formats: readonly string[];
};

/** What lies over the ground of a picture of a good. */
export type DrawGood = (good: Good) => Stage;

export const shade = '#3b2a26';

/** How a good is drawn, as its kind says; null where it is not. */
export function drawingOf({ kind }: Good): GoodDrawing | null {
  return kindFacts[kind].goodDrawing;
}

/** A picture for the wall without a frame. */
export function isBare({ productType }: Good): boolean {
  return productType === 'wandbild';
}
