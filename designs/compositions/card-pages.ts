import type { Layer } from '../model/design.ts';
import { type Fold, folds, type Side, sidesOf } from '../model/fold.ts';
import type { Panel, PanelId } from '../model/panel.ts';
import type { Box, Matrix, Paint } from '../model/shape.ts';
import { cardTexts } from './card-slots.ts';
import type {
  Composition,
  CompositionInput,
  MotifSlot,
  OptionValue,
  PagePlan,
  PhotoSlot,
} from './composition.ts';
import { layersOf } from './element-layers.ts';
import { type Face, type FaceEdges, type FacePlan, rectangle } from './face.ts';
import { innerFace } from './inner-faces.ts';

/** What makes a composition for cards: its front. The other faces follow from its colours and motifs. */
export type CardFront = {
  id: string;
  label: { de: string; en: string };
  aspect?: { from: number; to: number };
  folds?: readonly Fold[];
  motifs: Readonly<Record<string, MotifSlot>>;
  photos: Readonly<Record<string, PhotoSlot>>;
  options?: Readonly<Record<string, readonly [OptionValue, ...OptionValue[]]>>;
  front(face: Face): FacePlan;
  /** Other faces that have contents of their own; undefined for one that follows from the front. */
  other?(id: PanelId, face: Face): FacePlan | undefined;
};

const everyAspect = { from: 0.2, to: 5 };

/** A composition from its front: all sides of the sheet, outside and inside. */
export function cardOf(design: CardFront): Composition {
  const { id, label, motifs, photos } = design;
  return {
    id,
    label,
    aspect: design.aspect ?? everyAspect,
    folds: design.folds ?? folds,
    motifs,
    texts: cardTexts,
    photos,
    options: design.options ?? {},
    compose: (product) =>
      sidesOf(product.fold, product.format).map((side) => ({
        ...side,
        fill: (random) => fillSide(side, design, { ...product, random }),
      })),
  };
}

function fillSide(side: Side, design: CardFront, input: CompositionInput): ReturnType<PagePlan['fill']> {
  const face: Face = { size: input.format, input };
  // The front comes first: what reaches over its fold disappears under the neighbours.
  const ordered = [...side.panels].sort(
    (one, other) => Number(other.id === 'front') - Number(one.id === 'front'),
  );
  const plans = ordered.map((panel) => {
    const own = { ...face, edges: edgesOf(panel, side) };
    const other = () => design.other?.(panel.id, own) ?? innerFace(panel.id, own);
    return { panel, plan: panel.id === 'front' ? design.front(own) : other() };
  });
  const [first] = plans;
  const background = first?.plan.background ?? 'paper';
  const layers = plans.flatMap(({ panel, plan }, index) => {
    const prefix = plans.length > 1 || panel.id !== 'front' ? `${panel.id}-` : '';
    const contents = plan.elements.flatMap((element, place) => layersOf(element, place, panel, face, prefix));
    if (plans.length === 1 || (index === 0 && background === 'paper')) return contents;
    return [coverOf(panel, side, plan.background ?? 'paper', input.bleed, prefix), ...contents];
  });
  const paper = plans.length === 1 ? background : 'paper';
  return { background: paper, layers };
}

/** The sides of a panel, as it is looked at, that are its sheet's. */
function edgesOf({ box, upsideDown }: Panel, { trim }: Side): FaceEdges {
  const [left, right] = [box.x <= 0, box.x + box.width >= trim.width];
  const [top, bottom] = [box.y <= 0, box.y + box.height >= trim.height];
  return upsideDown ? { left: right, right: left, top: bottom, bottom: top } : { left, right, top, bottom };
}

/** Paints a panel up to its folds, and into the bleed at the sheet's edges. */
function coverOf({ box }: Panel, { trim }: Side, paint: Paint, bleed: number, prefix: string): Layer {
  const left = box.x <= 0 ? bleed : 0;
  const top = box.y <= 0 ? bleed : 0;
  const right = box.x + box.width >= trim.width ? bleed : 0;
  const bottom = box.y + box.height >= trim.height ? bleed : 0;
  const covered = {
    x: box.x - left,
    y: box.y - top,
    width: box.width + left + right,
    height: box.height + top + bottom,
  };
  const moved = typeof paint === 'string' ? paint : movedPaint(paint, box);
  const items = [{ matrix: identity, shapes: [{ d: rectangle(covered), fill: moved }] }];
  return { id: `${prefix}paper`, type: 'art', finish: 'print', locked: true, items };
}

const identity: Matrix = [1, 0, 0, 1, 0, 0];

function movedPaint(paint: Exclude<Paint, string>, { x, y }: Box): Paint {
  if (paint.kind === 'radial') return { ...paint, centre: [paint.centre[0] + x, paint.centre[1] + y] };
  return {
    ...paint,
    from: [paint.from[0] + x, paint.from[1] + y],
    to: [paint.to[0] + x, paint.to[1] + y],
  };
}
