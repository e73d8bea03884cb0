import type { ProductKind } from '@blattwerk/schemas/kinds/kind-facts.generated.ts';
import type { Design } from '../model/design.ts';
import type { Fold } from '../model/fold.ts';
import type { PanelId } from '../model/panel.ts';
import type { Box, Size } from '../model/shape.ts';
import type { Surface } from './surface.ts';

/**
 * A face of a folded card by its name, or a whole page by its number (a calendar's leaf, a book's spread). `design`:
 * 0 is the design itself (also when absent), from 1 on what lies beside it, as the menu beside an invitation.
 */
export type Face = ({ panel: PanelId } | { page: number }) & { design?: number };

/** What a scene may know of the designs it pictures. */
export type SceneInput = {
  design: Design;
  /** Millimetres of a face as it stands, `undefined` when there is none such. */
  sizeOf(face: Face): Size | undefined;
  /** Whether the face has an edge of its own, punched out: then its rectangle must not show. */
  isCut(face: Face): boolean;
};

/**
 * A face put onto a surface. `lift`: how far its own shape throws a shadow (units), for what is cut out. `part`: only
 * that part of the face is shown, as shares of its width and height; `mask`: the outline of what is shown, as shares
 * of the part (a puzzle's piece, a cushion).
 */
export type Placement = { face: Face; surface: Surface; lift?: number; part?: Box; mask?: string };

/**
 * What lies over the ground, from back to front. `behind`: shadows, envelopes, paper edges. `faces`: the drawn pages.
 * `front`: light on the paper, and what stands before it. Both texts are the content of an SVG.
 */
export type Stage = { behind: string; faces: readonly Placement[]; front: string };

/**
 * A product in a place. `ground` is everything that is the same for every design (room, table, light): it is drawn
 * once and kept as pixels. All coordinates are those of a view box `0 0 width height`.
 */
export type Scene = {
  id: string;
  label: { de: string; en: string };
  /** Kinds of products it suits, as the shop calls them. */
  kinds: readonly ProductKind[];
  /** Product types it suits; absent: all of the kinds. */
  types?: readonly string[];
  /** Absent: all. */
  folds?: readonly Fold[];
  /** How many designs it shows at once; absent: one. */
  designs?: number;
  size: Size;
  ground(): string;
  stage(input: SceneInput): Stage;
};

/** Product pictures are three to four. */
export const pictureSize: Size = { width: 1200, height: 900 };
