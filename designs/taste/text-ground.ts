import { resolveColour } from '../model/colour.ts';
import type { Design, TextLayer } from '../model/design.ts';
import type { FacePixels } from './face-pixels.ts';
import { contrastOf, lightnessOf, luminanceOf, rgbOf } from './tones.ts';

export type TextGround = {
  layer: TextLayer;
  /** The least of the contrasts between the letters and what lies below them, the lowest twentieth aside. */
  contrast: number;
  /** How much the lightness (0 to 100) of what lies below and around them varies. */
  unrest: number;
};

/** Millimetres around letters that are seen together with them. */
const around = 0.7;

/** What each text of a face stands on. */
export function textGrounds(design: Design, pixels: FacePixels): TextGround[] {
  return pixels.texts.flatMap((layer) => {
    const below = pixelsBelow(layer, pixels);
    if (below.length === 0) return [];
    const ink = luminanceOf(rgbOf(resolveColour(layer.colour, design.palette)));
    const contrasts = below.map((colour) => contrastOf(ink, luminanceOf(colour))).sort((a, b) => a - b);
    const lightness = below.map((colour) => lightnessOf(luminanceOf(colour)));
    const mean = lightness.reduce((sum, one) => sum + one, 0) / lightness.length;
    const variance = lightness.reduce((sum, one) => sum + (one - mean) ** 2, 0) / lightness.length;
    return [
      {
        layer,
        contrast: contrasts[Math.floor(contrasts.length / 20)] ?? 21,
        unrest: Math.sqrt(variance),
      },
    ];
  });
}

type Rgb = readonly [number, number, number];

function pixelsBelow({ box }: TextLayer, { face, ground, letters, pixelsPerMillimetre }: FacePixels): Rgb[] {
  const reach = Math.max(1, Math.round(around * pixelsPerMillimetre));
  const [left, right] = [box.x - face.x, box.x + box.width - face.x].map((x) =>
    Math.round(x * pixelsPerMillimetre),
  );
  const [top, bottom] = [box.y - face.y, box.y + box.height - face.y].map((y) =>
    Math.round(y * pixelsPerMillimetre),
  );
  const isLetter = (x: number, y: number) => (letters.data[(y * letters.width + x) * 4] ?? 255) < 160;
  const near = new Set<number>();
  for (let y = Math.max(0, top ?? 0); y < Math.min(ground.height, bottom ?? 0); y += 1) {
    for (let x = Math.max(0, left ?? 0); x < Math.min(ground.width, right ?? 0); x += 1) {
      if (!isLetter(x, y)) continue;
      for (let dy = -reach; dy <= reach; dy += 1) {
        for (let dx = -reach; dx <= reach; dx += 1) {
          const [px, py] = [x + dx, y + dy];
          if (px >= 0 && py >= 0 && px < ground.width && py < ground.height) near.add(py * ground.width + px);
        }
      }
    }
  }
  return [...near].map((at): Rgb => {
    const [r = 255, g = 255, b = 255] = ground.data.subarray(at * 4, at * 4 + 3);
    return [r, g, b];
  });
}
