import type { MerchArticle } from '@blattwerk/schemas/shop/photo-products/merch-articles.ts';
import type { Cut } from '../model/outline.ts';
import type { Size } from '../model/shape.ts';

/** What a design is printed on: an article in one of its variants, and the size of the print. */
export type MerchProduct = {
  article: MerchArticle;
  variants: readonly [string, ...string[]];
  /** Millimetres of the print. */
  format: Size;
  cut?: Cut;
  /** The colour of the material, which shows wherever nothing is printed. */
  material?: string;
  /** A material so dark that the design takes its night colours. */
  isDark?: true;
  /** Room for a name only. */
  isSmall?: true;
};

const glaze = '#fbfaf6';

export const merchProducts = {
  tasse: {
    article: 'tasse-keramik',
    variants: ['330-ml', '450-ml'],
    format: { width: 100, height: 90 },
    material: glaze,
  },
  panorama: { article: 'tasse-keramik', variants: ['330-ml', '450-ml'], format: { width: 130, height: 90 } },
  becher: {
    article: 'tasse-emaille',
    variants: ['300-ml'],
    format: { width: 90, height: 75 },
    material: '#faf7ef',
  },
  flasche: {
    article: 'trinkflasche',
    variants: ['500-ml', '750-ml'],
    format: { width: 80, height: 150 },
  },
  kissen: { article: 'kissen', variants: ['400x400'], format: { width: 400, height: 400 } },
  grosskissen: { article: 'kissen', variants: ['500x500'], format: { width: 500, height: 500 } },
  puzzle100: { article: 'puzzle', variants: ['100-teile'], format: { width: 300, height: 200 } },
  puzzle200: { article: 'puzzle', variants: ['200-teile'], format: { width: 360, height: 270 } },
  puzzle500: { article: 'puzzle', variants: ['500-teile'], format: { width: 480, height: 360 } },
  puzzle1000: { article: 'puzzle', variants: ['1000-teile'], format: { width: 660, height: 480 } },
  magnet: { article: 'magnet', variants: ['90x60'], format: { width: 90, height: 60 }, isSmall: true },
  magnetquadrat: { article: 'magnet', variants: ['100x100'], format: { width: 100, height: 100 } },
  tasche: {
    article: 'stofftasche',
    variants: ['natur'],
    format: { width: 280, height: 320 },
    material: '#efe6d3',
  },
  nachttasche: {
    article: 'stofftasche',
    variants: ['schwarz'],
    format: { width: 280, height: 320 },
    isDark: true,
  },
  untersetzer: {
    article: 'untersetzer',
    variants: ['4-stueck', '2-stueck'],
    format: { width: 95, height: 95 },
  },
  anhaenger: {
    article: 'schluesselanhaenger',
    variants: ['rund'],
    format: { width: 45, height: 45 },
    cut: 'round',
    isSmall: true,
  },
  herz: {
    article: 'schluesselanhaenger',
    variants: ['herz'],
    format: { width: 46, height: 44 },
    cut: 'heart',
    isSmall: true,
  },
} as const satisfies Record<string, MerchProduct>;
export type MerchProductName = keyof typeof merchProducts;
