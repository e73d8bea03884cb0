import { along, blend } from '../illustrations/tools/light.ts';
import type { Point } from '../illustrations/tools/path.ts';
import type { Palette } from '../model/colour.ts';
import type { Picture } from './picture.ts';
import { within } from './standing.ts';
import type { Quad } from './surface.ts';

/** The envelope's colour beside a design: its leaf green or its main colour, toned down to coloured paper. */
export function envelopeTone({ leaf, main, paper }: Palette): string {
  return blend(blend(leaf, main, 0.25), paper, 0.38);
}

/** The colour of sealing wax on it. */
export function sealTone({ accent, main }: Palette): string {
  return blend(accent, main, 0.2);
}

/** A closed envelope that lies in perspective, its flap towards us. */
export function drawLyingEnvelope(picture: Picture, quad: Quad, tone: string): void {
  const moved = (dx: number, dy: number): Point[] => quad.map(([x, y]): Point => [x + dx, y + dy]);
  picture.poly(moved(14, -2), '#33241f', { opacity: 0.26, blur: 11 });
  picture.poly(moved(3, 3), '#33241f', { opacity: 0.45, blur: 3 });
  const [a, b, c, d] = quad;
  picture.poly(
    [...quad],
    along([a[0], a[1]], [c[0], c[1]], blend(tone, '#ffffff', 0.16), tone, blend(tone, '#2a1c20', 0.08)),
  );
  const [tip, low] = [within(quad, 0.5, 0.6), within(quad, 0.5, 0.5)];
  picture.poly([d, low, c], blend(tone, '#2a1c20', 0.05));
  for (const corner of [d, c])
    picture.path(`M${corner[0]} ${corner[1]}L${low[0]} ${low[1]}`, 'none', {
      stroke: blend(tone, '#2a1c20', 0.35),
      strokeWidth: 1.2,
      opacity: 0.5,
    });
  const flap = (dx: number, dy: number) => {
    const [near, far] = [within(quad, 0.46, 0.57), within(quad, 0.54, 0.57)];
    return `M${a[0] + dx} ${a[1] + dy}L${near[0] + dx} ${near[1] + dy}Q${tip[0] + dx} ${tip[1] + dy} ${far[0] + dx} ${far[1] + dy}L${b[0] + dx} ${b[1] + dy}Z`;
  };
  picture.path(flap(4, 6), '#33241f', { opacity: 0.3, blur: 5 });
  picture.path(
    flap(0, 0),
    along([a[0], a[1]], [tip[0], tip[1]], blend(tone, '#ffffff', 0.26), blend(tone, '#ffffff', 0.08)),
  );
  picture.path(flap(0, 0), 'none', { stroke: blend(tone, '#ffffff', 0.5), strokeWidth: 1.1, opacity: 0.6 });
}
