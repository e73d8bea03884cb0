import type { Paper } from '@blattwerk/schemas/shop/cards/papers.ts';
import type { PhotobookPaper } from '@blattwerk/schemas/shop/photo-products/photobooks.ts';
import type { PhotoboxMaterial } from '@blattwerk/schemas/shop/photo-products/photoboxes.ts';
import type { PrintPaper } from '@blattwerk/schemas/shop/photo-products/print-papers.ts';

/** What light shows of a paper that is not simply smooth and white. */
export type PaperSurface =
  | 'felt'
  | 'gloss'
  | 'kraft'
  | 'linen'
  | 'pearl'
  | 'recycled'
  | 'translucent'
  | 'warm';

const surfaces: Partial<Record<Paper | PhotobookPaper | PhotoboxMaterial | PrintPaper, PaperSurface>> = {
  'premium-glaenzend': 'gloss',
  naturpapier: 'warm',
  recyclingpapier: 'recycled',
  perlmutt: 'pearl',
  leinenstruktur: 'linen',
  buettenstruktur: 'felt',
  kraftpapier: 'kraft',
  transparentpapier: 'translucent',
  glaenzend: 'gloss',
  'fotopapier-glaenzend': 'gloss',
  hahnemuehle: 'felt',
};

/** @param paper its value among a product's options; undefined where a product has no choice */
export function surfaceOf(paper: string | undefined): PaperSurface | undefined {
  return paper === undefined ? undefined : new Map<string, PaperSurface>(Object.entries(surfaces)).get(paper);
}
