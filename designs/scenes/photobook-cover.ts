import { along, blend } from '../illustrations/tools/light.ts';
import { cameraAt, type Space } from './camera.ts';
import { lightFlat } from './paper.ts';
import { Picture } from './picture.ts';
import { tableBeforeWall } from './rooms.ts';
import { pictureSize, type Scene } from './scene.ts';
import { castUpright, uprightQuad } from './standing.ts';

const id = 'photobook-cover';
const camera = cameraAt([150, 250, 780], [34, 72, -6], 3.9, [600, 486]);

/** A closed book standing on its foot, so that cover and leaves are seen. */
export const photobookCover: Scene = {
  id,
  label: { de: 'Fotobuch mit seinem Einband', en: 'Photo book with its cover' },
  kinds: ['photobook'],
  types: ['digitalfotobuch', 'echtfotobuch', 'fotoheft'],
  size: pictureSize,
  ground() {
    const picture = new Picture(`${id}-ground`);
    tableBeforeWall(picture, 430, '#ece4da', '#cdb49a', '#8fa6a0');
    return picture.toString();
  },
  stage({ design, sizeOf }) {
    const face = { page: 0 };
    const size = sizeOf(face) ?? { width: 210, height: 297 };
    const fit = Math.min(166 / size.height, 190 / size.width);
    const [width, height] = [size.width * fit, size.height * fit];
    const thick = 17;
    const [left, right]: [Space, Space] = [
      [-width / 2 - 14, 0, 18],
      [width / 2 - 14, 0, 40],
    ];
    const behindOf = ([x, y, z]: Space): Space => [x + thick * 0.24, y, z - thick];
    const behind = new Picture(`${id}-behind`);
    castUpright(behind, camera, behindOf(left), behindOf(right), height);
    castUpright(behind, camera, left, right, height * 0.8);
    const cloth = blend(blend(design.palette.leaf, design.palette.main, 0.3), '#4a3a38', 0.3);
    const [back, quad] = [
      uprightQuad(camera, behindOf(left), behindOf(right), height),
      uprightQuad(camera, left, right, height),
    ];
    behind.poly([...back], blend(cloth, '#1c1418', 0.2));
    const inset = 4;
    const leaves = uprightQuad(
      camera,
      [right[0] - inset, inset, right[2] - 1],
      [behindOf(right)[0] - inset, inset, behindOf(right)[2] + 1],
      height - inset * 2,
    );
    behind.poly([quad[1], back[1], back[2], quad[2]], blend(cloth, '#1c1418', 0.4));
    behind.poly([...leaves], along([leaves[0][0], 0], [leaves[1][0], 0], '#f6f0e6', '#c9bcae'));
    for (let leaf = 1; leaf < 9; leaf++) {
      const share = leaf / 9;
      const [x, y] = [
        leaves[0][0] + (leaves[1][0] - leaves[0][0]) * share,
        leaves[0][1] + (leaves[1][1] - leaves[0][1]) * share,
      ];
      const foot = leaves[3][1] + (leaves[2][1] - leaves[3][1]) * share;
      behind.path(`M${x.toFixed(1)} ${y.toFixed(1)}L${x.toFixed(1)} ${foot.toFixed(1)}`, 'none', {
        stroke: '#9c8e80',
        strokeWidth: 0.7,
        opacity: 0.6,
      });
    }
    behind.poly([quad[0], back[0], back[1], quad[1]], blend(cloth, '#ffffff', 0.12));
    const tops = uprightQuad(
      camera,
      [left[0] + inset, 0, left[2] - 1],
      [right[0] - inset, 0, right[2] - 1],
      height,
    );
    const farTops = uprightQuad(
      camera,
      [behindOf(left)[0] + inset, 0, behindOf(left)[2] + 2],
      [behindOf(right)[0] - inset, 0, behindOf(right)[2] + 2],
      height,
    );
    behind.poly([tops[0], farTops[0], farTops[1], tops[1]], '#efe7da');
    const front = new Picture(`${id}-front`);
    lightFlat(front, quad);
    const [a, , , d] = quad;
    const joint = (share: number) =>
      [
        a[0] + (quad[1][0] - a[0]) * share,
        a[1] + (quad[1][1] - a[1]) * share,
        d[1] + (quad[2][1] - d[1]) * share,
      ] as const;
    const [near, far] = [joint(0.035), joint(0.075)];
    front.poly(
      [
        [near[0], near[1]],
        [far[0], far[1]],
        [far[0], far[2]],
        [near[0], near[2]],
      ],
      {
        kind: 'linear',
        from: [near[0], 0],
        to: [far[0], 0],
        stops: [
          { at: 0, colour: '#2f2326', opacity: 0 },
          { at: 0.45, colour: '#2f2326', opacity: 0.26 },
          { at: 0.6, colour: '#ffffff', opacity: 0.26 },
          { at: 1, colour: '#ffffff', opacity: 0 },
        ],
      },
    );
    front.path(`M${quad[1][0]} ${quad[1][1]}L${quad[2][0]} ${quad[2][1]}`, 'none', {
      stroke: '#ffffff',
      strokeWidth: 1.4,
      opacity: 0.4,
    });
    return {
      behind: behind.toString(),
      faces: [{ face, surface: { kind: 'quad', quad } }],
      front: front.toString(),
    };
  },
};
