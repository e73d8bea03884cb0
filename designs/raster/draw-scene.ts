import sharp from 'sharp';
import type { DrawingMode } from '../drawing/inks.ts';
import { blend } from '../illustrations/tools/light.ts';
import type { Palette } from '../model/colour.ts';
import type { Design, Page } from '../model/design.ts';
import { outlineOf } from '../model/outline.ts';
import { type Contents, composePlate } from '../plates/compose-plate.ts';
import type { Plates } from '../plates/disk-plates.ts';
import type { Season, StickerGround, Tone } from '../plates/plate.ts';
import { envelopeTone, sealTone } from '../scenes/envelope.ts';
import type { Scene, SceneInput } from '../scenes/scene.ts';
import type { Raster } from '../scenes/warp.ts';
import { drawFace, findFace } from './draw-face.ts';
import type { Studio } from './draw-page.ts';
import { encodePixels, type PictureFormat } from './encode.ts';
import { createFaceMemory, drawnFaces, type FaceSource } from './face-memory.ts';
import { imposeStickers } from './impose-stickers.ts';
import { paintStage, rasterOf } from './paint-stage.ts';

/** Bytes of grounds kept as pixels in one process: six of 1600 by 1200, or seventy thumbnails. */
const kept = 48_000_000;

/**
 * Draws product pictures: laid into a rendered plate where the scene has one for the design, otherwise drawn over a
 * ground that is made once for each width. `beside`: what lies next to the design in scenes that show several; `own`:
 * the studio of a design that shows a customer's photos; `season`: when the design is given.
 */
export function createScenePainter(studio: Studio, plates: Plates) {
  const grounds = new Map<string, Raster>();
  const facesOf = createFaceMemory();

  function groundOf(scene: Scene, width: number): Raster {
    const key = `${scene.id} ${width}`;
    const known = grounds.get(key);
    if (known) return known;
    const ground = rasterOf(scene.ground(), scene.size, width);
    grounds.set(key, ground);
    let bytes = [...grounds.values()].reduce((sum, { data }) => sum + data.length, 0);
    for (const [oldest, { data }] of grounds) {
      if (bytes <= kept || oldest === key) break;
      grounds.delete(oldest);
      bytes -= data.length;
    }
    return ground;
  }

  return async (
    scene: Scene,
    design: Design,
    width: number,
    format: PictureFormat,
    beside: readonly Design[] = [],
    own: Studio = studio,
    season?: Season,
  ): Promise<Buffer> => {
    const designs = [design, ...beside] as const;
    const plate = plates.find(scene.id, { ...laidInput(designs), season });
    if (plate) {
      const scaled = await plates.scaled(plate, width);
      const { width: across, height } = scaled;
      // A customer's photos are not kept any longer than they are drawn.
      const faces = own === studio ? facesOf : drawnFaces;
      const data = composePlate(scaled, contentsOf(design, faces(design, own)));
      return encodePixels(sharp(data, { raw: { width: across, height, channels: 3 } }), format);
    }
    const { data, ...size } = drawScene(scene, designs, own, groundOf(scene, width));
    return encodePixels(sharp(data, { raw: { ...size, channels: 4 } }).removeAlpha(), format);
  };
}

/** A product in its scene, over the ground that was drawn in the wanted size. */
export function drawScene(
  scene: Scene,
  designs: readonly [Design, ...Design[]],
  studio: Studio,
  ground: Raster,
): Raster {
  return paintStage(scene.stage(inputOf(designs)), scene.size, ground, (face, width, part) =>
    drawFace(designs, face, width, studio, { part }),
  );
}

function inputOf(designs: readonly [Design, ...Design[]]): SceneInput {
  return {
    design: designs[0],
    sizeOf: (face) => findFace(designs, face)?.view,
    isCut: (face) => findFace(designs, face)?.page.outline !== undefined,
  };
}

/** For plates: rounded corners are cut off what is laid into one. */
function laidInput(designs: readonly [Design, ...Design[]]): Pick<SceneInput, 'sizeOf' | 'isCut'> {
  const { sizeOf, isCut } = inputOf(designs);
  return { sizeOf, isCut: (face) => isCut(face) && !isRounded(findFace(designs, face)?.page) };
}

function isRounded(page: Page | undefined): boolean {
  return page?.outline !== undefined && page.outline === outlineOf('rounded-corners', page.trim);
}

/** What a design puts onto a plate's sheets: without the drawn metal, for the plate knows how it shines. */
function contentsOf(design: Design, faceOf: FaceSource): Contents {
  const { palette, foil } = design;
  return {
    tone: (tone) => tones[tone](palette),
    face({ face, aspect }, width) {
      const draw = (mode: DrawingMode) =>
        'stickers' in face
          ? imposeStickers(
              face.stickers,
              { aspect, width, mode, ground: groundTones[face.stickers](palette) },
              faceOf,
            )
          : faceOf(face, width, mode);
      const page = draw('without-foil');
      const mask = foil ? draw('foil-mask') : undefined;
      if (!page) return undefined;
      const metal = foil && mask ? { metal: foil, mask } : undefined;
      const isCut = !('stickers' in face) && isRounded(findFace([design], face)?.page);
      return isCut
        ? { page: onPaper(page, palette.paper), foil: metal, isRounded: true }
        : { page, foil: metal };
    },
  };
}

/** A page over the colour of its paper, which goes on where corners are cut off; its opacity stays. */
function onPaper({ data, width, height }: Raster, colour: string): Raster {
  const paper = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const made = Uint8Array.from(data);
  for (let at = 0; at < made.length; at += 4) {
    const open = 255 - (data[at + 3] ?? 0);
    if (open === 0) continue;
    for (let channel = 0; channel < 3; channel++)
      made[at + channel] = (data[at + channel] ?? 0) + ((paper[channel] ?? 0) * open) / 255;
  }
  return { data: made, width, height };
}

const groundTones: Record<StickerGround, (palette: Palette) => string> = {
  liner: () => '#fbfaf6',
  envelope: envelopeTone,
};

const tones: Record<Tone, (palette: Palette) => string> = {
  paper: ({ paper }) => paper,
  envelope: envelopeTone,
  seal: sealTone,
  ribbon: ({ second, accent }) => blend(second, accent, 0.3),
};
