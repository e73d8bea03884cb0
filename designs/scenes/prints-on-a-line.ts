import { along } from '../illustrations/tools/light.ts';
import { housePlant, sideboard } from './furniture.ts';
import { layFlat, lightFlat } from './paper.ts';
import { Picture } from './picture.ts';
import { livingRoom } from './rooms.ts';
import { type Placement, pictureSize, type Scene } from './scene.ts';
import { castOnWall } from './wall.ts';

const id = 'prints-on-a-line';
const lines = [
  { from: 96, to: 118, sag: 44, places: [0.12, 0.37, 0.63, 0.88] },
  { from: 392, to: 380, sag: 46, places: [0.24, 0.5, 0.76] },
] as const;

/** Prints held by pegs on two lines. */
export const printsOnALine: Scene = {
  id,
  label: { de: 'Fotoabzüge an einer Leine', en: 'Photo prints on a line' },
  kinds: ['photoprint', 'card'],
  types: [
    'photoprint',
    'fotoabzug',
    'fotostreifen',
    'polaroid-hoch',
    'fotopapier-matt',
    'hahnemuehle',
    'poster',
  ],
  size: pictureSize,
  ground() {
    const picture = new Picture(`${id}-ground`);
    livingRoom(picture, '#e3ddd2', '#b08a68', 872);
    sideboard(picture, 500, 912);
    housePlant(picture, 1076, 908, 1.35);
    return picture.toString();
  },
  stage({ design, sizeOf }) {
    const behind = new Picture(`${id}-behind`);
    const front = new Picture(`${id}-front`);
    const faces: Placement[] = [];
    let number = 0;
    for (const { from, to, sag, places } of lines) {
      const at = (share: number) =>
        [share * 1200, from + (to - from) * share + Math.sin(share * Math.PI) * sag] as const;
      const cord = `M-20 ${from}C300 ${from + sag * 1.25} 900 ${to + sag * 1.25} 1220 ${to}`;
      behind.path(
        `M-20 ${from + 9}C300 ${from + sag * 1.25 + 9} 900 ${to + sag * 1.25 + 9} 1220 ${to + 9}`,
        'none',
        { stroke: '#2f2326', strokeWidth: 3, opacity: 0.22, blur: 3 },
      );
      behind.path(cord, 'none', { stroke: '#b89a72', strokeWidth: 3.4 });
      for (const share of places) {
        const face = { page: number % design.pages.length };
        const size = sizeOf(face) ?? { width: 100, height: 150 };
        const scale = Math.min(225 / size.width, 225 / size.height);
        const turn = [-3, 2.4, -1.4, 3.2, 2, -2.6, 1.6][number % 7] ?? 0;
        const [x, y] = at(share);
        const middle = [x, y + 6 + (size.height * scale) / 2] as const;
        const paper = layFlat(
          { width: size.width + 18 / scale, height: size.height + 18 / scale },
          middle,
          scale,
          turn,
        );
        castOnWall(behind, paper.quad, 6);
        behind.poly([...paper.quad], '#fdfcf9');
        const laid = layFlat(size, middle, scale, turn);
        faces.push({ face, surface: { kind: 'quad', quad: laid.quad } });
        lightFlat(front, paper.quad);
        front.path(`M${x - 5} ${y - 16}L${x + 9} ${y - 13}L${x + 11} ${y + 28}L${x} ${y + 30}Z`, '#2f2326', {
          opacity: 0.3,
          blur: 3,
        });
        front.path(
          `M${x - 6} ${y - 18}L${x + 6} ${y - 18}L${x + 5} ${y + 26}L${x - 5} ${y + 26}Z`,
          along([x - 6, 0], [x + 6, 0], '#efd2a4', '#c99c68', '#9c7346'),
        );
        front.path(`M${x - 7} ${y - 1}L${x + 7} ${y - 1}L${x + 7} ${y + 3}L${x - 7} ${y + 3}Z`, '#8d8a88');
        number++;
      }
    }
    return { behind: behind.toString(), faces, front: front.toString() };
  },
};
