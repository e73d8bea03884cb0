import type { ColourRole } from '../model/colour.ts';
import type { Random } from '../model/random.ts';
import type { Shape, Size } from '../model/shape.ts';

/**
 * Where a motif's own coordinates begin.
 * sprig: its foot at 0,0, growing up (to y = -height). bloom, emblem, divider: its middle at 0,0.
 * frame, ground: its top left corner at 0,0; a ground may reach beyond its box, a frame keeps its inside clear.
 */
export type MotifKind = 'sprig' | 'bloom' | 'emblem' | 'divider' | 'frame' | 'ground';

/** A drawing that is the same for the same seed and size, coloured by roles. */
export type Motif = {
  /** Family and name: `leaf/eucalyptus`. */
  id: string;
  kind: MotifKind;
  label: { de: string; en: string };
  /** What it goes with: `botanical`, `christmas`, `baby` … */
  tags: readonly string[];
  roles: readonly ColourRole[];
  /** Width by height at its natural proportions; null: it fits any box. */
  aspect: number | null;
  draw(random: Random, size: Size): Shape[];
};
