import { type Box, matrixOf, type Placed, type Size } from '../model/shape.ts';
import type { ChosenMotif } from './composition.ts';
import { type ArtElement, art, type Face } from './face.ts';

/** The largest size a motif has in a box without being distorted. */
export function fittedSize({ motif: { aspect } }: ChosenMotif, box: Size): Size {
  if (aspect === null) return { width: box.width, height: box.height };
  const height = Math.min(box.height, box.width / aspect);
  return { width: height * aspect, height };
}

/** A motif in the middle of a box, or at its foot, as large as it fits. */
export function placeMotif(chosen: ChosenMotif, box: Box, turn = 0, mirror = false): Placed {
  const size = fittedSize(chosen, box);
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const shapes = [...chosen.draw(size)];
  switch (chosen.motif.kind) {
    case 'sprig':
      return {
        matrix: matrixOf({ x: middle.x, y: middle.y + size.height / 2, rotate: turn, mirror }),
        shapes,
      };
    case 'frame':
    case 'ground':
      return {
        matrix: matrixOf({ x: middle.x - size.width / 2, y: middle.y - size.height / 2 }),
        shapes,
      };
    default:
      return { matrix: matrixOf({ ...middle, rotate: turn, mirror }), shapes };
  }
}

/** A ground over the whole face and its bleed, if there is one. */
export function groundOf(face: Face, box?: Box, index = 0): ArtElement[] {
  const chosen = face.input.motifs('grounds')[index];
  if (!chosen) return [];
  const { bleed } = face.input;
  const { width, height } = face.size;
  const room = box ?? { x: -bleed, y: -bleed, width: width + 2 * bleed, height: height + 2 * bleed };
  return [art('ground', [placeMotif(chosen, room)])];
}

/** Line drawings may be pressed in foil. */
export function finishOf(chosen: readonly ChosenMotif[]): 'print' | 'foil' {
  return chosen.length > 0 && chosen.every(({ motif }) => motif.tags.includes('line')) ? 'foil' : 'print';
}

export function dividerAt(face: Face, x: number, y: number, width: number): ArtElement[] {
  const [chosen] = face.input.motifs('divider');
  if (!chosen) return [];
  const height = Math.min(width / (chosen.motif.aspect ?? 8), face.size.height * 0.075);
  return [
    art('divider', [placeMotif(chosen, { x: x - width / 2, y: y - height / 2, width, height })], 'foil'),
  ];
}
