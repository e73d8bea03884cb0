import type { Panel } from '../model/panel.ts';
import type { Size } from '../model/shape.ts';
import type { PagePlan, ProductInput } from './composition.ts';
import { layersOf } from './element-layers.ts';
import type { Face, FacePlan } from './face.ts';

/** A page that is one face: a calendar's leaf, a book's spread, a poster. `folds`: a spread's gutter. */
export function wholePage(
  id: string,
  label: string,
  size: Size,
  planOf: (face: Face) => FacePlan,
  product: ProductInput,
  folds: PagePlan['folds'] = [],
): PagePlan {
  const panel: Panel = { id: 'front', label, box: { x: 0, y: 0, ...size }, upsideDown: false };
  return {
    id,
    label,
    trim: size,
    folds,
    panels: [],
    fill(random) {
      const face: Face = { size, input: { ...product, random } };
      const plan = planOf(face);
      return {
        background: plan.background ?? 'paper',
        layers: plan.elements.flatMap((element, place) => layersOf(element, place, panel, face, '')),
      };
    },
  };
}
