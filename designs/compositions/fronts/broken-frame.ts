import { mapPathPairs } from '../../model/path-numbers.ts';
import type { Box, Placed } from '../../model/shape.ts';
import { n } from '../face.ts';

type Point = { x: number; y: number };

/** Millimetres between a line and the plants it makes way for. */
const air = 0.9;
const step = 0.5;
/** A stem's own box is mostly empty: of shapes larger than this, only the points count. */
const largest = 14;
/** Shorter pieces of a line look like dirt. */
const shortest = 4;

/** The outline of a box as a path that stops where plants stand: nothing runs through a leaf. */
export function brokenFrame(box: Box, plants: readonly Placed[]): string {
  const taken = plants.flatMap(boxesOf);
  const isFree = ({ x, y }: Point) =>
    taken.every((one) => x < one.x || y < one.y || x > one.x + one.width || y > one.y + one.height);
  const { x, y, width, height } = box;
  const corners: readonly Point[] = [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
    { x, y },
  ];
  const walk = corners.slice(1).flatMap((to, side) => stepsTo(corners[side] ?? to, to));
  const breaks = walk.findIndex((point) => !isFree(point));
  if (breaks < 0) return `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}Z`;
  const turned = [...walk.slice(breaks), ...walk.slice(0, breaks)];
  const runs: Point[][] = [];
  let run: Point[] = [];
  for (const point of turned) {
    if (isFree(point)) run.push(point);
    else if (run.length > 0) {
      runs.push(run);
      run = [];
    }
  }
  if (run.length > 0) runs.push(run);
  return runs
    .filter(({ length }) => length * step >= shortest)
    .map(pathOf)
    .join('');
}

function stepsTo(from: Point, to: Point): Point[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const count = Math.max(1, Math.round(length / step));
  return Array.from({ length: count }, (_, index) => ({
    x: from.x + ((to.x - from.x) * index) / count,
    y: from.y + ((to.y - from.y) * index) / count,
  }));
}

/** Only where the line turns is a point needed. */
function pathOf(run: readonly Point[]): string {
  const kept = run.filter((point, index) => {
    const [before, after] = [run[index - 1], run[index + 1]];
    if (!before || !after) return true;
    return (
      !(near(before.x, after.x) || near(before.y, after.y)) ||
      near(point.x, before.x) !== near(point.x, after.x)
    );
  });
  return kept.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${n(x)} ${n(y)}`).join('');
}

const near = (one: number, other: number) => Math.abs(one - other) < 0.01;

function boxesOf({ matrix: [a, b, c, d, e, f], shapes }: Placed): Box[] {
  return shapes.flatMap((shape) => {
    const points: Point[] = [];
    mapPathPairs(shape.d, (x, y) => {
      points.push({ x: a * x + c * y + e, y: b * x + d * y + f });
      return '';
    });
    if (points.length === 0) return [];
    const around = boxAround(points);
    return around.width > largest && around.height > largest
      ? points.map((point) => boxAround([point]))
      : [around];
  });
}

function boxAround(points: readonly Point[]): Box {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  return { x: left - air, y: top - air, width: width + 2 * air, height: height + 2 * air };
}
