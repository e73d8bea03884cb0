import { formatPoint } from './format.ts';
import { distance, type Point } from './point.ts';

type Segment = readonly [from: Point, control1: Point, control2: Point, to: Point];

/**
 * The outline of a closed shape: sides that are smooth in themselves and meet in corners. One single side whose last
 * point is its first is smooth all round.
 */
export type Outline = readonly (readonly Point[])[];

/** A smooth line through the points (Catmull-Rom as cubic Béziers), open, as path data. */
export function openCurve(points: readonly Point[]): string {
  const [first] = points;
  return first === undefined ? '' : `M${formatPoint(first)}${segmentsPath(segmentsOf(points, false))}`;
}

/** A smooth closed line through the points, as path data. */
export function closedCurve(points: readonly Point[]): string {
  const [first] = points;
  return first === undefined ? '' : `M${formatPoint(first)}${segmentsPath(segmentsOf(points, true))}Z`;
}

/** Straight lines through the points; closed when asked. */
export function polyline(points: readonly Point[], closed = false): string {
  return points.length === 0 ? '' : `M${points.map(formatPoint).join('L')}${closed ? 'Z' : ''}`;
}

/** An outline as path data. */
export function outlinePath(outline: Outline): string {
  const [side, ...more] = outline;
  if (side === undefined) return '';
  if (more.length === 0 && isRound(side)) return closedCurve(side.slice(0, -1));
  const lines = outline.map((one) => segmentsPath(segmentsOf(one, false)));
  return `M${formatPoint(side[0] ?? [0, 0])}${lines.join('')}Z`;
}

/** An outline as a polygon close to it, `steps` points for each of its own. */
export function outlinePolygon(outline: Outline, steps = 5): Point[] {
  const [side, ...more] = outline;
  if (side !== undefined && more.length === 0 && isRound(side)) {
    return samplesOf(segmentsOf(side.slice(0, -1), true), steps).slice(0, -1);
  }
  return outline.flatMap((one) => samplesOf(segmentsOf(one, false), steps).slice(0, -1));
}

/** Points close together along the smooth line through the given ones, `steps` for each stretch. */
export function sampleCurve(points: readonly Point[], steps = 8): Point[] {
  return samplesOf(segmentsOf(points, false), steps);
}

function isRound(side: readonly Point[]): boolean {
  const [first, last] = [side[0], side.at(-1)];
  return side.length > 3 && first !== undefined && last !== undefined && distance(first, last) < 1e-6;
}

function segmentsOf(points: readonly Point[], closed: boolean): Segment[] {
  const count = points.length;
  const at = (index: number): Point =>
    points[closed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1)] ?? [0, 0];
  const segments: Segment[] = [];
  for (let index = 0; index < (closed ? count : count - 1); index += 1) {
    const from = at(index);
    const to = at(index + 1);
    const reach = distance(from, to);
    segments.push([from, handle(from, at(index - 1), to, reach), handle(to, at(index + 2), from, reach), to]);
  }
  return segments;
}

/** A third of the way, in the direction of the neighbours' chord; short stretches get short handles (no loops). */
function handle(at: Point, behind: Point, ahead: Point, reach: number): Point {
  const chord: Point = [ahead[0] - behind[0], ahead[1] - behind[1]];
  const length = Math.sqrt(chord[0] * chord[0] + chord[1] * chord[1]);
  const share = length === 0 ? 0 : Math.min(1 / 6, (reach * 0.36) / length);
  return [at[0] + chord[0] * share, at[1] + chord[1] * share];
}

function segmentsPath(segments: readonly Segment[]): string {
  let path = '';
  for (const segment of segments) {
    path += `C${formatPoint(segment[1])} ${formatPoint(segment[2])} ${formatPoint(segment[3])}`;
  }
  return path;
}

function samplesOf(segments: readonly Segment[], steps: number): Point[] {
  const samples: Point[] = [];
  for (const segment of segments) {
    for (let step = 0; step < steps; step += 1) samples.push(cubicAt(segment, step / steps));
  }
  const last = segments.at(-1);
  if (last !== undefined) samples.push(last[3]);
  return samples;
}

function cubicAt(segment: Segment, t: number): Point {
  const u = 1 - t;
  const p = u * u * u;
  const q = 3 * u * u * t;
  const r = 3 * u * t * t;
  const s = t * t * t;
  const a = segment[0];
  const b = segment[1];
  const c = segment[2];
  const d = segment[3];
  return [p * a[0] + q * b[0] + r * c[0] + s * d[0], p * a[1] + q * b[1] + r * c[1] + s * d[1]];
}
