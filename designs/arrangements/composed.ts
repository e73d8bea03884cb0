import type { Matrix } from '../model/shape.ts';

/** One matrix after another: what `inner` places, placed by `outer`. */
export function composed([a, b, c, d, e, f]: Matrix, [p, q, r, s, t, u]: Matrix): Matrix {
  const exact = [
    a * p + c * q,
    b * p + d * q,
    a * r + c * s,
    b * r + d * s,
    a * t + c * u + e,
    b * t + d * u + f,
  ];
  const [one = 1, two = 0, three = 0, four = 1, five = 0, six = 0] = exact.map(
    (v) => Math.round(v * 1e5) / 1e5 + 0,
  );
  return [one, two, three, four, five, six];
}
