import { along } from '../illustrations/tools/light.ts';
import type { Picture } from './picture.ts';
import type { Corner } from './surface.ts';

/** A wire binding along an upper edge; `hook`: with the hanger in its middle and the nail. */
export function drawSpiral(picture: Picture, from: Corner, to: Corner, hook: boolean): void {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const count = Math.round(length / 15);
  const middle: Corner = [from[0] + dx / 2, from[1] + dy / 2];
  if (hook) {
    picture.path(
      `M${middle[0] - 46} ${middle[1] - 4}C${middle[0] - 30} ${middle[1] - 6} ${middle[0] - 14} ${middle[1] - 22} ${middle[0]} ${middle[1] - 26}C${middle[0] + 14} ${middle[1] - 22} ${middle[0] + 30} ${middle[1] - 6} ${middle[0] + 46} ${middle[1] - 4}`,
      'none',
      { stroke: '#6d6a6c', strokeWidth: 3.4 },
    );
    picture.path(
      `M${middle[0] - 3} ${middle[1] - 22}L${middle[0] + 9} ${middle[1] - 12}L${middle[0] + 5} ${middle[1] - 8}Z`,
      '#2f2326',
      { opacity: 0.4, blur: 2 },
    );
    picture.path(
      `M${middle[0] - 6} ${middle[1] - 27}C${middle[0] - 6} ${middle[1] - 35} ${middle[0] + 6} ${middle[1] - 35} ${middle[0] + 6} ${middle[1] - 27}C${middle[0] + 6} ${middle[1] - 20} ${middle[0] - 6} ${middle[1] - 20} ${middle[0] - 6} ${middle[1] - 27}Z`,
      along([middle[0] - 5, middle[1] - 33], [middle[0] + 6, middle[1] - 20], '#f4ead8', '#a98c66'),
    );
  }
  for (let ring = 0; ring < count; ring++) {
    const share = (ring + 0.5) / count;
    const [x, y] = [from[0] + dx * share, from[1] + dy * share];
    picture.path(`M${x - 3} ${y + 6}L${x + 3} ${y + 6}L${x + 3} ${y + 12}L${x - 3} ${y + 12}Z`, '#4a4446', {
      opacity: 0.75,
    });
    for (const shift of [-1.7, 1.9]) {
      const loop = `M${x + shift} ${y + 9}C${x + shift - 2.4} ${y + 1} ${x + shift - 2} ${y - 9} ${x + shift + 0.6} ${y - 9}C${x + shift + 2.6} ${y - 9} ${x + shift + 2.4} ${y - 2} ${x + shift + 1.8} ${y}`;
      picture.path(loop, 'none', { stroke: '#5c585a', strokeWidth: 2 });
      picture.path(loop, 'none', { stroke: '#d9d6d4', strokeWidth: 0.8 });
    }
  }
}
