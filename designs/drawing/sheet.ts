import type { Palette } from '../model/colour.ts';
import type { Foil } from '../model/design.ts';
import type { Shape, Size } from '../model/shape.ts';
import type { DrawingMode } from './inks.ts';

/** What stands in a photo's slot, by its own size: the customer's picture, or a painted one. */
export type Picture = Size &
  (
    | {
        kind: 'image';
        href: string;
        /** Below 1 for what only holds a place. */
        opacity?: number;
      }
    | { kind: 'shapes'; shapes: readonly Shape[] }
  );

/** What all layers of a page have in common. Keep one object as long as nothing changes: layers are memoised on it. */
export type Sheet = {
  palette: Palette;
  /** The plain colour under the layers, seen where foil is left free. */
  ground: string;
  foil: Foil | null;
  mode: DrawingMode;
  /** Pixels a millimetre; shapes too small for it are left out. Infinity: all. */
  pixels: number;
  /** Ids in the SVG begin with it; unique on an HTML page. */
  prefix: string;
};
