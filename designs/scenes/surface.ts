/** A point of the picture, in the scene's units. */
export type Corner = readonly [x: number, y: number];

/** Top left, top right, bottom right, bottom left of a page, as the camera sees them. */
export type Quad = readonly [Corner, Corner, Corner, Corner];

/**
 * Where a page is shown. quad: a flat sheet in perspective. round: around an upright cylinder (a bottle, a candle):
 * `arc` is the angle the page covers (radians), `sag` how far its middle hangs below its sides.
 */
export type Surface =
  | { kind: 'quad'; quad: Quad }
  | { kind: 'round'; x: number; top: number; height: number; radius: number; arc: number; sag: number };

/** How wide the page appears at its widest, in the scene's units: what its raster should measure. */
export function widthOf(surface: Surface): number {
  if (surface.kind === 'round') return surface.radius * surface.arc;
  const [topLeft, topRight, bottomRight, bottomLeft] = surface.quad;
  return Math.max(distance(topLeft, topRight), distance(bottomLeft, bottomRight));
}

export function movedBy(surface: Surface, dx: number, dy: number): Surface {
  if (surface.kind === 'round') return { ...surface, x: surface.x + dx, top: surface.top + dy };
  const [a, b, c, d] = surface.quad;
  const move = ([x, y]: Corner): Corner => [x + dx, y + dy];
  return { kind: 'quad', quad: [move(a), move(b), move(c), move(d)] };
}

/** The smallest upright box around a surface. */
export function boundsOf(surface: Surface): { left: number; top: number; right: number; bottom: number } {
  if (surface.kind === 'round') {
    const { x, top, height, radius, sag } = surface;
    return {
      left: x - radius,
      right: x + radius,
      top: Math.min(top, top + sag),
      bottom: top + height + Math.max(0, sag),
    };
  }
  const xs = surface.quad.map(([x]) => x);
  const ys = surface.quad.map(([, y]) => y);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

/**
 * For a point of the picture: writes the place on the page into `place`, 0 to 1 in both directions when it is on the
 * page. It runs for every pixel, hence no new array.
 */
export type Unwrap = (x: number, y: number, place: Float64Array) => void;

export function unwrapOf(surface: Surface): Unwrap {
  return surface.kind === 'round' ? unwrapRound(surface) : unwrapQuad(surface.quad);
}

function unwrapRound({ x: middle, top, height, radius, arc, sag }: Surface & { kind: 'round' }): Unwrap {
  const edge = Math.cos(Math.min(Math.PI / 2, arc / 2));
  return (x, y, place) => {
    const across = (x - middle) / radius;
    place[0] = -1;
    if (Math.abs(across) >= 1) return;
    const angle = Math.asin(across);
    const hang = ((Math.cos(angle) - edge) / Math.max(1e-6, 1 - edge)) * sag;
    place[0] = 0.5 + angle / arc;
    place[1] = (y - top - hang) / height;
  };
}

function unwrapQuad(quad: Quad): Unwrap {
  const [a, b, c, d, e, f, g, h] = inverseOf(homographyOf(quad));
  return (x, y, place) => {
    const depth = g * x + h * y + 1;
    place[0] = (a * x + b * y + c) / depth;
    place[1] = (d * x + e * y + f) / depth;
  };
}

type Homography = readonly [number, number, number, number, number, number, number, number];

/** The projection of the unit square onto the quad (Heckbert 1989), its last entry 1. */
function homographyOf([p0, p1, p2, p3]: Quad): Homography {
  const [dx1, dx2] = [p1[0] - p2[0], p3[0] - p2[0]];
  const [dy1, dy2] = [p1[1] - p2[1], p3[1] - p2[1]];
  const [sx, sy] = [p0[0] - p1[0] + p2[0] - p3[0], p0[1] - p1[1] + p2[1] - p3[1]];
  const area = dx1 * dy2 - dx2 * dy1;
  const g = (sx * dy2 - dx2 * sy) / area;
  const h = (dx1 * sy - sx * dy1) / area;
  return [
    p1[0] - p0[0] + g * p1[0],
    p3[0] - p0[0] + h * p3[0],
    p0[0],
    p1[1] - p0[1] + g * p1[1],
    p3[1] - p0[1] + h * p3[1],
    p0[1],
    g,
    h,
  ];
}

function inverseOf([a, b, c, d, e, f, g, h]: Homography): Homography {
  const last = a * e - b * d;
  return [
    (e - f * h) / last,
    (c * h - b) / last,
    (b * f - c * e) / last,
    (f * g - d) / last,
    (a - c * g) / last,
    (c * d - a * f) / last,
    (d * h - e * g) / last,
    (b * g - a * h) / last,
  ];
}

function distance([x, y]: Corner, [u, v]: Corner): number {
  return Math.hypot(x - u, y - v);
}
