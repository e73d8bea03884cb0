import { ball, blend } from '../../illustrations/tools/light.ts';
import { type Point, smoothPath } from '../../illustrations/tools/path.ts';
import { Picture } from '../../scenes/picture.ts';
import { posyShapes } from '../../scenes/props.ts';
import { type DrawGood, shade } from '../good.ts';
import { toneOf } from '../tones.ts';

type Manner = { width: number; isTwisted: boolean; isSheer: boolean; gloss: number; second?: string };

const cord: Manner = { width: 16, isTwisted: true, isSheer: false, gloss: 0.4 };
const manners: Readonly<Record<string, Manner>> = {
  'bakers-twine': { width: 11, isTwisted: true, isSheer: false, gloss: 0.2, second: '#fdfbf6' },
  chiffon: { width: 66, isTwisted: false, isSheer: true, gloss: 0.25 },
  jute: { width: 13, isTwisted: true, isSheer: false, gloss: 0.1, second: '#8c6b43' },
  cord,
  'satin-10mm': { width: 44, isTwisted: false, isSheer: false, gloss: 0.6 },
  'satin-3mm': { width: 17, isTwisted: false, isSheer: false, gloss: 0.6 },
  wax: { width: 9, isTwisted: false, isSheer: false, gloss: 0.8 },
};

/** A spool from above and what has been unwound from it. */
export const drawRibbonSpool: DrawGood = ({ id }) => {
  const picture = new Picture('ribbon');
  const [, manner = cord] = Object.entries(manners).find(([name]) => id.startsWith(`ribbon-${name}-`)) ?? [];
  const tone = toneOf(id);
  const tail: Point[] = Array.from({ length: 90 }, (_, step) => {
    const share = step / 89;
    return [560 + share * 600, 668 + Math.sin(share * 8.4) * (16 + share * 84)];
  });
  const wound: Point[] = [
    [380, 660],
    [460, 668],
  ];
  drawStrand(picture, [...wound, ...tail], manner, tone);
  drawSpool(picture, [405, 420], manner, tone);
  const flowers = posyShapes(17, [blend(tone, '#e9b9a8', 0.5), '#f3e2d2', blend(tone, '#ffffff', 0.4)]);
  picture.shadowOf(flowers, 'translate(1012 212) scale(2.1)', shade, 0.3, 9);
  picture.shapes(flowers, 'translate(1000 196) scale(2.1)');
  return { behind: picture.toString(), faces: [], front: '' };
};

function drawStrand(picture: Picture, points: readonly Point[], manner: Manner, tone: string): void {
  const d = smoothPath(points, false);
  const moved = smoothPath(
    points.map(([x, y]): Point => [x + 7, y + 10]),
    false,
  );
  const band = (stroke: string, strokeWidth: number, opacity = 1) =>
    picture.path(d, 'none', { stroke, strokeWidth, opacity, cap: 'butt' });
  const { width, isTwisted, isSheer, gloss } = manner;
  picture.path(moved, 'none', { stroke: shade, strokeWidth: width, opacity: isSheer ? 0.14 : 0.26, blur: 6 });
  band(blend(tone, '#2a1c20', 0.24), width, isSheer ? 0.55 : 1);
  band(tone, width * 0.86, isSheer ? 0.6 : 1);
  if (isSheer) {
    band('#ffffff', width * 0.6, 0.22);
    return;
  }
  if (isTwisted) drawTwist(picture, points, manner, tone);
  else {
    band(blend(tone, '#ffffff', 0.35), width * 0.5, gloss);
    band(blend(tone, '#ffffff', 0.7), width * 0.16, gloss);
  }
}

/** Strands that wind around each other, as slanted strokes along the way. */
function drawTwist(
  picture: Picture,
  points: readonly Point[],
  { width, second }: Manner,
  tone: string,
): void {
  let strokes = '';
  let rest = 0;
  const pitch = width * 0.95;
  for (let index = 1; index < points.length; index++) {
    const [from, to] = [points[index - 1], points[index]];
    if (!from || !to) continue;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
    for (; rest < length; rest += pitch) {
      const [x, y] = [from[0] + ux * rest, from[1] + uy * rest];
      const [along, across] = [width * 0.34, width * 0.36];
      strokes += `M${round(x - ux * along - uy * across)} ${round(y - uy * along + ux * across)}L${round(x + ux * along + uy * across)} ${round(y + uy * along - ux * across)}`;
    }
    rest -= length;
  }
  picture.path(strokes, 'none', { stroke: second ?? blend(tone, '#ffffff', 0.4), strokeWidth: width * 0.32 });
}

function drawSpool(
  picture: Picture,
  [x, y]: Point,
  { width, isSheer, isTwisted }: Manner,
  tone: string,
): void {
  const radius = 250;
  picture.path(circle(x + 16, y + 24, radius), shade, { opacity: 0.26, blur: 20 });
  picture.path(circle(x + 4, y + 7, radius), shade, { opacity: 0.4, blur: 5 });
  picture.path(circle(x, y, radius), ball(x, y, radius, '#f3e6d2', '#dcc5a2', '#b99c74'));
  const outer = radius * 0.9;
  picture.path(
    circle(x, y, outer),
    ball(x, y, outer, blend(tone, '#ffffff', 0.35), tone, blend(tone, '#2a1c20', 0.25)),
  );
  const step = Math.max(7, Math.min(14, width * 0.8));
  for (let ring = outer - step / 2; ring > 104; ring -= step) {
    picture.path(circle(x, y, ring), 'none', {
      stroke: blend(tone, '#2a1c20', isTwisted ? 0.35 : 0.2),
      strokeWidth: 1.6,
      opacity: isSheer ? 0.3 : 0.5,
    });
    picture.path(circle(x - 1, y - 1.6, ring - step * 0.4), 'none', {
      stroke: blend(tone, '#ffffff', 0.6),
      strokeWidth: step * 0.24,
      opacity: 0.4,
    });
  }
  picture.path(circle(x, y, 100), ball(x, y, 100, '#ead8b8', '#cfb48a', '#a98a5f'));
  picture.path(circle(x, y, 100), 'none', { stroke: '#8f7148', strokeWidth: 2, opacity: 0.5 });
  picture.path(circle(x, y, 46), '#7a5f3f');
  picture.path(circle(x + 3, y + 5, 42), '#e2d2bc');
  picture.path(circle(x + 3, y + 5, 42), shade, { opacity: 0.22 });
}

export function circle(x: number, y: number, radius: number): string {
  const k = radius * 0.5523;
  return `M${round(x - radius)} ${y}C${round(x - radius)} ${round(y - k)} ${round(x - k)} ${round(y - radius)} ${x} ${round(y - radius)}C${round(x + k)} ${round(y - radius)} ${round(x + radius)} ${round(y - k)} ${round(x + radius)} ${y}C${round(x + radius)} ${round(y + k)} ${round(x + k)} ${round(y + radius)} ${x} ${round(y + radius)}C${round(x - k)} ${round(y + radius)} ${round(x - radius)} ${round(y + k)} ${round(x - radius)} ${y}Z`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100 + 0;
}
