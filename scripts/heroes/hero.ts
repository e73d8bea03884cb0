import type { Season } from '@blattwerk/designs/plates/plate.ts';

/** What a hero shows, in the content's languages; German without a suffix, as Storyblok keeps it. */
type Alt = { alt: string } & Record<`alt__i18n__${'en' | 'fr' | 'it' | 'es' | 'nl'}`, string>;

/**
 * A picture of `content/assets` that shows a design in a rendered place. `asset`: its file's name without number; `focus`: the middle
 * of the card, as shares of width and height.
 */
export type Hero = {
  asset: string;
  design: string;
  scene: string;
  focus: readonly [x: number, y: number];
  season?: Season;
  /** Where a greeting stands in the place of names. */
  isNameless?: boolean;
  title: string;
  alt: Alt;
};
