import { transformPath } from '../illustrations/tools/path.ts';
import { type Matrix, matrixOf, type Size } from '../model/shape.ts';
import { jigsawOf } from './jigsaw.ts';
import { castFlat, layFlat, lightFlat } from './paper.ts';
import { Picture } from './picture.ts';
import { branchShapes } from './props.ts';
import { tableFromAbove } from './rooms.ts';
import { type Placement, pictureSize, type Scene } from './scene.ts';
import type { Corner } from './surface.ts';

const id = 'puzzle-on-a-table';
/** Shares of a cell that a piece's knobs reach beyond it. */
const reach = 0.32;

/** A puzzle that lacks one piece, which lies beside it. */
export const puzzleOnATable: Scene = {
  id,
  label: { de: 'Puzzle, das letzte Teil liegt bereit', en: 'Puzzle with its last piece at hand' },
  kinds: ['merch'],
  types: ['puzzle'],
  size: pictureSize,
  ground() {
    const picture = new Picture(`${id}-ground`);
    tableFromAbove(picture, '#ece2d4', '#c7b198');
    return picture.toString();
  },
  stage({ sizeOf }) {
    const face = { panel: 'front' } as const;
    const size = sizeOf(face) ?? { width: 300, height: 200 };
    const turn = -3;
    const scale = Math.min(860 / size.width, 640 / size.height);
    const laid = layFlat(size, [520, 410], scale, turn);
    const jigsaw = jigsawOf(size.width / size.height, 54);
    const cell: Size = { width: 1 / jigsaw.columns, height: 1 / jigsaw.rows };
    const [column, row] = [1, jigsaw.rows - 2];
    const outline = jigsaw.piece(column, row);
    const part = {
      x: (column - reach) * cell.width,
      y: (row - reach) * cell.height,
      width: (1 + 2 * reach) * cell.width,
      height: (1 + 2 * reach) * cell.height,
    };
    const inPart = transformPath(enlarged(outline), [
      1 / part.width / 1000,
      0,
      0,
      1 / part.height / 1000,
      -part.x / part.width,
      -part.y / part.height,
    ]);

    const behind = new Picture(`${id}-behind`);
    castFlat(behind, laid.quad, 0.8);
    const onTable = onto(laid.middle, size, scale, turn);
    const front = new Picture(`${id}-front`);
    lightFlat(front, laid.quad);
    const cuts = transformPath(enlarged(jigsaw.cuts()), onTable);
    front.path(cuts, 'none', { stroke: '#2a1f1a', strokeWidth: 1.7, opacity: 0.5 });
    front.path(transformPath(cuts, [1, 0, 0, 1, 1.3, 1.5]), 'none', {
      stroke: '#ffffff',
      strokeWidth: 1.1,
      opacity: 0.42,
    });
    const hole = transformPath(enlarged(outline), onTable);
    front.path(hole, 'none', { stroke: '#2a1f1a', strokeWidth: 5, opacity: 0.34, blur: 3 });

    const pieceSize = {
      width: (1 + 2 * reach) * cell.width * size.width,
      height: (1 + 2 * reach) * cell.height * size.height,
    };
    const loose = layFlat(pieceSize, [996, 778], scale * 1.06, 24);
    const edge = transformPath(enlarged(inPart), onto(loose.middle, pieceSize, loose.scale, loose.turn));
    front.path(edge, 'none', { stroke: '#ffffff', strokeWidth: 2, opacity: 0.4 });
    const faces: Placement[] = [
      { face, surface: { kind: 'quad', quad: laid.quad }, mask: `M0 0L1 0L1 1L0 1Z${outline}` },
      { face, surface: { kind: 'quad', quad: loose.quad }, part, mask: inPart, lift: 7 },
    ];
    const branch = branchShapes(31, 130, 24);
    front.shadowOf(branch, 'translate(62 792) rotate(12) scale(1.7)', '#3b2a26', 0.28, 6);
    front.shapes(branch, 'translate(54 782) rotate(12) scale(1.7)');
    return { behind: behind.toString(), faces, front: front.toString() };
  },
};

/** Paths are rounded to thousandths as they are moved: shares are counted in thousandths first. */
function enlarged(path: string): string {
  return transformPath(path, [1000, 0, 0, 1000, 0, 0]);
}

/** From thousandths of a sheet to the table it lies on. */
function onto([x, y]: Corner, { width, height }: Size, scale: number, turn: number): Matrix {
  const [a, b, c, d] = matrixOf({ rotate: turn, scale: 1 });
  const [across, down] = [(width * scale) / 1000, (height * scale) / 1000];
  const matrix: Matrix = [a * across, b * across, c * down, d * down, 0, 0];
  const [p, q, r, s] = matrix;
  return [p, q, r, s, x - 500 * (p + r), y - 500 * (q + s)];
}
