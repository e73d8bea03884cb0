import type { Shape } from '../../../model/shape.ts';
import { brushStroke, runningOut } from '../../pen/brush-stroke.ts';
import { openCurve, outlinePath } from '../../pen/curve.ts';
import type { Point } from '../../pen/point.ts';
import { spinePart } from '../../pen/spine.ts';
import type { Berry, Leaf, Part, Petal, Stem, Strokes } from '../part.ts';
import { fineLeafPath, isFine } from './fine-leaf.ts';
import { colourOf } from './tone.ts';

/**
 * Watercolour-like: translucent washes from deep to pale, a shaded half, thin edges where the colour dried. Leaves too
 * fine for a wash of their own are laid down together, one stroke of colour for each tone.
 */
export function paint(parts: readonly Part[]): Shape[] {
  const shapes: Shape[] = [];
  let fine: Leaf[] = [];
  const layDown = () => {
    const tones = Map.groupBy(fine, ({ ink }) => colourOf(ink));
    for (const [colour, leaves] of tones) {
      shapes.push({
        d: leaves.map(fineLeafPath).join(''),
        fill: colour,
        opacity: 0.93,
      });
    }
    fine = [];
  };
  for (const part of parts) {
    if (part.kind === 'leaf' && isFine(part)) fine.push(part);
    else {
      layDown();
      shapes.push(...paintPart(part));
    }
  }
  layDown();
  return shapes;
}

function paintPart(part: Part): Shape[] {
  switch (part.kind) {
    case 'stem':
      return [paintStem(part)];
    case 'leaf':
      return paintLeaf(part);
    case 'petal':
      return paintPetal(part);
    case 'berry':
      return paintBerry(part);
    case 'strokes':
      return [paintStrokes(part)];
  }
}

function paintStem({ points, width, ink }: Stem): Shape {
  return { d: brushStroke(points, width, runningOut), fill: colourOf(ink), opacity: 0.95 };
}

function paintLeaf({ outline, half, midrib, veins, ink }: Leaf): Shape[] {
  const [from, to] = [midrib.at(0), midrib.at(1)];
  const small = midrib.length < 5;
  const wash: Shape = {
    d: outlinePath(outline),
    fill: {
      kind: 'linear',
      from: plain(from),
      to: plain(to),
      stops: [
        { at: 0, colour: colourOf(ink, -16) },
        { at: 0.45, colour: colourOf(ink) },
        { at: 1, colour: colourOf(ink, 20) },
      ],
    },
    opacity: 0.93,
  };
  if (small) return [wash];
  const shade: Shape = { d: outlinePath(half), fill: colourOf(ink, -34), opacity: 0.2 };
  const rib: Shape = {
    d: [spinePart(midrib, 0, 0.93, 4), ...veins].map(openCurve).join(''),
    stroke: colourOf(ink, 42),
    strokeWidth: Math.min(0.2, midrib.length * 0.012),
    cap: 'round',
    opacity: 0.65,
    detail: 0.3,
  };
  return [wash, shade, rib];
}

function paintPetal({ outline, heart, reach, folds, lip, ink, throat, depth, shaded }: Petal): Shape[] {
  const at = (share: number) => rounded(shaded + (1 - shaded) * share);
  const petal: Shape = {
    d: outlinePath(outline),
    fill: {
      kind: 'radial',
      centre: plain(heart),
      radius: rounded(reach),
      stops: [
        { at: at(0), colour: colourOf(throat ?? ink, throat === null ? -depth : 0) },
        { at: at(0.4), colour: colourOf(ink, -depth * 0.4) },
        { at: at(0.75), colour: colourOf(ink, 6) },
        { at: 1, colour: colourOf(ink, 24) },
      ],
    },
    stroke: colourOf(ink, -8 - depth * 0.4),
    strokeWidth: 0.1,
    opacity: 0.96,
  };
  const shapes = [petal];
  if (folds.length > 0) {
    shapes.push({
      d: folds.map((line) => brushStroke(line, Math.min(0.28, reach * 0.025))).join(''),
      fill: colourOf(ink, -12 - depth * 0.5),
      opacity: 0.32,
      detail: 0.25,
    });
  }
  if (lip !== null) shapes.push({ d: outlinePath(lip), fill: colourOf(ink, 34), opacity: 0.75, detail: 0.3 });
  return shapes;
}

function paintBerry({ outline, centre, radius, ink }: Berry): Shape[] {
  const light: Point = [centre[0] - radius * 0.3, centre[1] - radius * 0.35];
  return [
    {
      d: outlinePath(outline),
      fill: {
        kind: 'radial',
        centre: plain(light),
        radius: rounded(radius * 1.4),
        stops: [
          { at: 0, colour: colourOf(ink, 38) },
          { at: 0.4, colour: colourOf(ink) },
          { at: 1, colour: colourOf(ink, -32) },
        ],
      },
      detail: radius < 0.5 ? radius * 2 : undefined,
    },
  ];
}

/** Pointed strokes are shapes; the others, often a hundred needles, are one line with round ends. */
function paintStrokes({ lines, width, ink, pointed }: Strokes): Shape {
  const look = { opacity: 0.92, detail: width * 0.6 };
  if (!pointed) {
    const d = lines.map(openCurve).join('');
    return { d, stroke: colourOf(ink), strokeWidth: rounded(width), cap: 'round', ...look };
  }
  return {
    d: lines.map((line) => brushStroke(line, width, runningOut)).join(''),
    fill: colourOf(ink),
    ...look,
  };
}

function plain([x, y]: Point): [number, number] {
  return [rounded(x), rounded(y)];
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100 + 0;
}
