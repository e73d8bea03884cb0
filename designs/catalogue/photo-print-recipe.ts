import { parseFormat } from '@blattwerk/schemas/shop/sizes/formats.ts';
import { frameFamilies, frameFamilyTable } from '@blattwerk/schemas/shop/wall-art/frame-families.ts';
import { materials } from '@blattwerk/schemas/shop/wall-art/materials.ts';
import { frameLimits } from '@blattwerk/schemas/shop/wall-art/wall-formats.ts';
import type { PhotoPrintOptions } from '../compositions/photos/photo-print-composition.ts';
import { samplePhotos } from '../goods/sample-photos.ts';
import type { Recipe } from '../recipes/recipe.ts';

/** A product that one photo fills: a print, a picture on a material (its code), or a framed one (its type is the family). */
export type PhotoPrintProduct = {
  kind: 'photoframe' | 'photoprint';
  id: string;
  name: string;
  productType: string;
  /** Millimetres, the default first. */
  formats: readonly string[];
};

/** The design of such a product as it is sold, which the catalogue need not hold; pure. */
export function photoPrintRecipe(product: PhotoPrintProduct): Recipe | undefined {
  const { kind, id, name, productType } = product;
  const format = parseFormat(product.formats[0] ?? '');
  if (!format) return undefined;
  const shown = samplePhotos(product);
  const [layer] = shown.pages[0]?.layers ?? [];
  return {
    version: 1,
    id: `foto-${id}`,
    title: name,
    composition: 'photo-print',
    product: { kind, type: productType },
    format,
    fold: 'single',
    cut: 'rectangle',
    palette: shown.palette,
    pairing: 'jost',
    foil: null,
    seed: 1,
    motifs: {},
    texts: {},
    photos: layer?.type === 'photo' ? { photo: layer.sample } : {},
    options: optionsOf(product),
  };
}

function optionsOf({ id, productType }: PhotoPrintProduct): PhotoPrintOptions {
  const family = frameFamilies.find((known) => known === productType);
  if (family) {
    const [material] = frameLimits[family].materials;
    return { material, mat: frameFamilyTable[family].defaultMatType, border: 'none' };
  }
  const material = materials.find((known) => known === id) ?? 'poster';
  return { material, mat: 'mat-none', border: 'none' };
}
