import type { Size } from '@blattwerk/designs/model/shape.ts';
import type { PaperObject } from './paper-object.ts';
import { type Pose, poses } from './poses.ts';

/** How an object stands at one of its steps; lengths in millimetres, angles in degrees. */
export type Stand = {
  /** Of the piece that the others hang on. */
  box: Size;
  /** Room that it takes. */
  extent: Size;
  /** From the upper left corner of that piece. */
  middle: { x: number; y: number };
  yaw: number;
  pitch: number;
  lean: number;
};

type Folded = Extract<PaperObject, { kind: 'folded' }>;
type Bound = Extract<PaperObject, { kind: 'bound' }>;

const aside = { yaw: -16, pitch: 6, lean: 0 };

/** @param step as `stepsOf` counts them */
export function standAt(object: PaperObject, step: number): Stand {
  switch (object.kind) {
    case 'folded':
      return ofFolded(object, poseAt(object, step));
    case 'bound':
      return object.edge === 'left' ? ofBook(object, step) : { ...alone(object.size), ...aside };
    case 'sheets': {
      const [only, other] = object.sheets;
      const size = (object.sheets[step] ?? only)?.size ?? { width: 1, height: 1 };
      const isBack = other === undefined && step === 1;
      return { ...alone(size), ...aside, yaw: isBack ? 196 : aside.yaw };
    }
  }
}

export function poseAt({ way }: Folded, step: number): Pose {
  return poses[way][step] ?? poses[way][0];
}

function alone(size: Size): Pick<Stand, 'box' | 'extent' | 'middle'> {
  return { box: size, extent: size, middle: { x: size.width / 2, y: size.height / 2 } };
}

function ofFolded({ folds, size }: Folded, { yaw, pitch, lean, middle, breadth }: Pose): Stand {
  const { width, height } = size;
  const isDown = folds === 'down';
  return {
    box: size,
    extent: isDown ? { width: width * breadth, height } : { width, height: height * breadth },
    middle: isDown ? { x: width * middle, y: height / 2 } : { x: width / 2, y: height * middle },
    yaw,
    pitch,
    lean,
  };
}

/** Closed it is looked at from the side of its opening, open from before it. */
function ofBook({ leaves, size }: Bound, step: number): Stand {
  const { width, height } = size;
  const side = step === 0 ? 1 : step >= leaves.length ? -1 : 0;
  return {
    box: size,
    extent: { width: side === 0 ? 2 * width : width, height },
    middle: { x: (side * width) / 2, y: height / 2 },
    yaw: -18 * side,
    pitch: side === 0 ? 16 : 8,
    lean: 0,
  };
}
