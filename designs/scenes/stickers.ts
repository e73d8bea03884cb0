import { blend } from '../illustrations/tools/light.ts';
import { envelopeTone } from './envelope.ts';
import { castFlat, drawEnvelope, layFlat } from './paper.ts';
import { Picture } from './picture.ts';
import { branchShapes } from './props.ts';
import { tableFromAbove } from './rooms.ts';
import { type Placement, pictureSize, type Scene } from './scene.ts';

const id = 'stickers';

/** A sheet of stickers, and one that closes an envelope. */
export const stickers: Scene = {
  id,
  label: { de: 'Aufkleberbogen und aufgeklebter Aufkleber', en: 'Sheet of stickers and one in use' },
  kinds: ['card'],
  types: [
    'aufkleber-herz',
    'aufkleber-rechteckig',
    'aufkleber-rund',
    'absenderaufkleber',
    'adressaufkleber',
    'siegelsticker',
  ],
  size: pictureSize,
  ground() {
    const picture = new Picture(`${id}-ground`);
    tableFromAbove(picture, '#efe7de', '#d6c5b8');
    return picture.toString();
  },
  stage({ design, sizeOf }) {
    const face = { panel: 'front' } as const;
    const size = sizeOf(face) ?? { width: 50, height: 50 };
    const behind = new Picture(`${id}-behind`);
    const front = new Picture(`${id}-front`);
    const sheet = layFlat({ width: 420, height: 600 }, [400, 450], 1.22, -5);
    castFlat(behind, sheet.quad, 0.9);
    behind.poly([...sheet.quad], '#fdfcf9');
    const columns = size.width > size.height * 1.5 ? 2 : 3;
    const rows = Math.max(3, Math.min(8, Math.round((columns * 600 * size.width) / (420 * size.height))));
    const [cellWidth, cellHeight] = [380 / columns, 560 / rows];
    const scale = Math.min((cellWidth * 0.86) / size.width, (cellHeight * 0.86) / size.height);
    const faces: Placement[] = [];
    const angle = (-5 * Math.PI) / 180;
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        if (row === rows - 1 && column === columns - 1) continue;
        const [dx, dy] = [((column + 0.5) * cellWidth - 190) * 1.22, ((row + 0.5) * cellHeight - 280) * 1.22];
        const middle = [
          400 + dx * Math.cos(angle) - dy * Math.sin(angle),
          450 + dx * Math.sin(angle) + dy * Math.cos(angle),
        ] as const;
        faces.push({
          face,
          lift: 1.6,
          surface: { kind: 'quad', quad: layFlat(size, middle, scale * 1.22, -5).quad },
        });
      }
    }
    drawEnvelope(
      behind,
      layFlat({ width: 176, height: 125 }, [900, 470], 2.5, 8),
      blend(envelopeTone(design.palette), design.palette.paper, 0.25),
    );
    const seal = layFlat(size, [893, 512], Math.min(150 / size.width, 130 / size.height), 3);
    faces.push({ face, lift: 3, surface: { kind: 'quad', quad: seal.quad } });
    const loose = layFlat(size, [860, 786], Math.min(190 / size.width, 150 / size.height), 16);
    faces.push({ face, lift: 6, surface: { kind: 'quad', quad: loose.quad } });
    const branch = branchShapes(18, 120, 22);
    front.shadowOf(branch, 'translate(1008 158) rotate(24) scale(1.4)', '#3b2a26', 0.26, 6);
    front.shapes(branch, 'translate(1000 148) rotate(24) scale(1.4)');
    return { behind: behind.toString(), faces, front: front.toString() };
  },
};
