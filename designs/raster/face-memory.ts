import type { DrawingMode } from '../drawing/inks.ts';
import type { Design } from '../model/design.ts';
import type { Face } from '../scenes/scene.ts';
import type { Raster } from '../scenes/warp.ts';
import { drawFace } from './draw-face.ts';
import type { Studio } from './draw-page.ts';

/** A face of one design, at least `width` pixels wide. */
export type FaceSource = (face: Face, width: number, mode: DrawingMode) => Raster | undefined;

/** Draws every face anew. */
export function drawnFaces(design: Design, studio: Studio): FaceSource {
  return (face, width, mode) => drawFace([design], face, stepped(width), studio, { mode });
}

/**
 * Keeps the faces of a design as long as the design itself is kept: a product page asks for the same one in several
 * places and sizes at once.
 */
export function createFaceMemory(): (design: Design, studio: Studio) => FaceSource {
  const known = new WeakMap<Design, Map<string, Raster | undefined>>();
  return (design, studio) => {
    const faces = known.get(design) ?? new Map<string, Raster | undefined>();
    known.set(design, faces);
    const draw = drawnFaces(design, studio);
    return (face, width, mode) => {
      const key = `${JSON.stringify(face)} ${mode} ${stepped(width)}`;
      if (!faces.has(key)) faces.set(key, draw(face, width, mode));
      return faces.get(key);
    };
  };
}

/** Widths rise by the root of two, so that places and sizes that differ a little share a face. */
function stepped(width: number): number {
  return Math.ceil(2 ** (Math.ceil(Math.log2(width) * 2) / 2));
}
