import { blend } from '../../illustrations/tools/light.ts';
import { Picture } from '../../scenes/picture.ts';
import type { Quad } from '../../scenes/surface.ts';
import { castOnWall, drawFrame, glaze, hung, roomLight } from '../../scenes/wall.ts';
import type { DrawGood } from '../good.ts';
import { photoShape } from '../sample-photos.ts';
import { toneOf } from '../tones.ts';

/** How wide the bar, the mat and the gap to the picture look, in units; without glass the room's light lies on it. */
type Profile = { bar: number; mat: number; gap: number; hasGlass: boolean };

const profiles: Readonly<Record<string, Profile>> = {
  alurahmen: { bar: 9, mat: 46, gap: 0, hasGlass: true },
  artbox: { bar: 30, mat: 0, gap: 0, hasGlass: false },
  fotorahmen: { bar: 20, mat: 44, gap: 0, hasGlass: true },
  holzrahmen: { bar: 26, mat: 46, gap: 0, hasGlass: true },
  kunststoffrahmen: { bar: 16, mat: 40, gap: 0, hasGlass: true },
  'schattenfuge-leinwand': { bar: 12, mat: 0, gap: 14, hasGlass: false },
  'schattenfuge-platte': { bar: 12, mat: 0, gap: 14, hasGlass: false },
};
const plain: Profile = { bar: 22, mat: 0, gap: 0, hasGlass: true };

/** A framed picture in its room. */
export const drawFramed: DrawGood = (good) => {
  const behind = new Picture('framed');
  const front = new Picture('framed-front');
  const profile = profiles[good.productType] ?? plain;
  const edge = (profile.bar + profile.mat + profile.gap) * 2;
  const quad = hung(photoShape(good), [560, 322], { width: 690 - edge, height: 520 - edge });
  frameAround(behind, quad, profile, toneOf(good.id));
  if (profile.hasGlass) glaze(front, quad);
  else roomLight(front, quad);
  return {
    behind: behind.toString(),
    faces: [{ face: { page: 0 }, surface: { kind: 'quad', quad } }],
    front: front.toString(),
  };
};

/** The corner of the frame close by: its profile, the mat and the picture's edge. */
export const drawFrameCorner: DrawGood = (good) => {
  const behind = new Picture('corner');
  const front = new Picture('corner-front');
  const profile = profiles[good.productType] ?? plain;
  const large = { ...profile, bar: profile.bar * 4, mat: profile.mat * 3.2, gap: profile.gap * 3 };
  const inset = large.bar + large.mat + large.gap;
  const [x, y] = [130 + inset, 110 + inset];
  const { width, height } = photoShape(good);
  const scale = 1500 / Math.max(width, height);
  const quad: Quad = [
    [x, y],
    [x + width * scale, y],
    [x + width * scale, y + height * scale],
    [x, y + height * scale],
  ];
  const tone = toneOf(good.id);
  frameAround(behind, quad, large, tone);
  const [innerX, innerY] = [130 + large.bar, 110 + large.bar];
  front.path(`M130 110L${innerX} ${innerY}`, 'none', {
    stroke: blend(tone, '#1c1414', 0.5),
    strokeWidth: 2,
    opacity: 0.6,
  });
  front.path(`M${innerX} 920L${innerX} ${innerY}L1220 ${innerY}`, 'none', {
    stroke: blend(tone, '#ffffff', 0.45),
    strokeWidth: 3,
    opacity: 0.7,
  });
  if (/eiche|nussbaum/.test(good.id)) {
    front.grain({ x: 130, y: 110, width: 1100, height: large.bar }, [260, 8], '#4a2c14', 0.3);
    front.grain({ x: 130, y: 110 + large.bar, width: large.bar, height: 800 }, [8, 260], '#4a2c14', 0.3);
  }
  if (profile.hasGlass) glaze(front, quad);
  return {
    behind: behind.toString(),
    faces: [{ face: { page: 0 }, surface: { kind: 'quad', quad } }],
    front: front.toString(),
  };
};

function frameAround(picture: Picture, quad: Quad, { bar, mat, gap }: Profile, tone: string): void {
  drawFrame(picture, quad, bar, mat + gap, tone);
  if (gap === 0) return;
  const [a, b, c, d] = quad;
  picture.poly(
    [
      [a[0] - gap, a[1] - gap],
      [b[0] + gap, b[1] - gap],
      [c[0] + gap, c[1] + gap],
      [d[0] - gap, d[1] + gap],
    ],
    blend(tone, '#141010', 0.72),
  );
  castOnWall(picture, quad, 4);
}
