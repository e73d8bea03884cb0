import type { Corner } from './surface.ts';

/** Millimetres: to the right, up, towards us. */
export type Space = readonly [x: number, y: number, z: number];

export type Camera = {
  project(place: Space): Corner;
  /** The scene's units for a millimetre at a place. */
  scaleAt(place: Space): number;
};

/** A camera that looks from `eye` at `target`, which it shows at `centre`; `scale`: units for a millimetre there. */
export function cameraAt(eye: Space, target: Space, scale: number, centre: Corner): Camera {
  const forward = unit(minus(target, eye));
  const right = unit(cross(forward, [0, 1, 0]));
  const up = cross(right, forward);
  const focal = scale * Math.hypot(...minus(target, eye));
  const depthOf = (place: Space) => dot(minus(place, eye), forward);
  return {
    project: (place) => {
      const way = minus(place, eye);
      const reach = focal / depthOf(place);
      return [centre[0] + dot(way, right) * reach, centre[1] - dot(way, up) * reach];
    },
    scaleAt: (place) => focal / depthOf(place),
  };
}

function minus(a: Space, b: Space): Space {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

function dot(a: Space, b: Space): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function cross(a: Space, b: Space): Space {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

function unit(a: Space): Space {
  const length = Math.hypot(...a);
  return [a[0] / length, a[1] / length, a[2] / length];
}
