import type { Page } from '../model/design.ts';
import type { Panel } from '../model/panel.ts';
import type { Size } from '../model/shape.ts';
import type { CompositionInput } from './composition.ts';
import { layersOf } from './element-layers.ts';
import type { FacePlan } from './face.ts';

/** A page that is one face: a calendar's leaf, a book's spread, a poster. `folds`: a spread's gutter. */
export function wholePage(
  id: string,
  label: string,
  size: Size,
  plan: FacePlan,
  input: CompositionInput,
  folds: Page['folds'] = [],
): Page {
  const panel: Panel = { id: 'front', label, box: { x: 0, y: 0, ...size }, upsideDown: false };
  const face = { size, input };
  return {
    id,
    label,
    trim: size,
    folds,
    panels: [],
    background: plan.background ?? 'paper',
    layers: plan.elements.flatMap((element, place) => layersOf(element, place, panel, face, '')),
  };
}
