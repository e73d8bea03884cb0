import type { Random } from '../model/random.ts';
import type { Shape, Size } from '../model/shape.ts';

const illustrationTags = [
  'landscape',
  'mountains',
  'water',
  'seaside',
  'city',
  'forest',
  'flowers',
  'still-life',
  'people',
  'couple',
  'family',
  'baby',
  'children',
  'animals',
  'wedding',
  'birthday',
  'christmas',
  'party',
  'food',
  'home',
  'travel',
  'spring',
  'summer',
  'autumn',
  'winter',
  'night',
] as const;
type IllustrationTag = (typeof illustrationTags)[number];

/** A painted scene that stands where a customer's photo goes; all its colours are fixed. */
export type Illustration = {
  /** Folder and name: `seaside/lighthouse`. */
  id: string;
  /** What the picture shows; the alternative text. */
  label: { de: string; en: string };
  tags: readonly IllustrationTag[];
  /** The point (0 to 1) to keep when the picture is cropped. */
  focus: readonly [number, number];
  /**
   * Fills the box 0,0 to `size` (millimetres, 1:2 to 2:1). Shapes reach beyond the box: the placing layer clips them.
   */
  draw(random: Random, size: Size): Shape[];
};
