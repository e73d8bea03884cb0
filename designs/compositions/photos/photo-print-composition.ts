import { type PrintBorder, printBorders } from '@blattwerk/schemas/shop/photo-products/print-formats.ts';
import { type MatType, matTypes } from '@blattwerk/schemas/shop/wall-art/frame-families.ts';
import { type Material, materials } from '@blattwerk/schemas/shop/wall-art/materials.ts';
import { printBox } from '../../model/print-box.ts';
import { photoSlots } from '../card-slots.ts';
import type { Composition, OptionValue, ProductInput } from '../composition.ts';
import type { Face } from '../face.ts';
import { wholePage } from '../whole-page.ts';
import { printBleed } from './print-bleed.ts';

/** What a photo is printed on and what is around it; the print of a photo lab is paper without a frame. */
export type PhotoPrintOptions = { material: Material; mat: MatType; border: PrintBorder };

export const photoPrintOptions = {
  material: ['poster', ...materials.filter((material) => material !== 'poster')],
  mat: matTypes,
  border: printBorders,
} as const satisfies Composition['options'];

function materialOf(value: OptionValue | undefined): Material {
  return materials.find((known) => known === value) ?? 'poster';
}

function matOf(value: OptionValue | undefined): MatType {
  return matTypes.find((known) => known === value) ?? 'mat-none';
}

function compose(input: ProductInput) {
  const isBordered = input.option('border') === 'white';
  const plan = (face: Face) => {
    const box = printBox(face.size, { isBordered, bleed: input.bleed });
    return { elements: [{ kind: 'photo' as const, slot: 'photo', box, rotate: 0 }] };
  };
  return [wholePage('front', 'Vorderseite', input.format, plan, input)];
}

/** One photo that fills its print: to its edge, into its mat, round its stretcher, or within a white border. */
export const photoPrintComposition: Composition = {
  id: 'photo-print',
  label: { de: 'Fotodruck', en: 'Photo print' },
  aspect: { from: 0.05, to: 20 },
  folds: ['single'],
  motifs: {},
  texts: {},
  photos: photoSlots('photo'),
  options: photoPrintOptions,
  bleed: (option) => printBleed(materialOf(option('material')), matOf(option('mat'))),
  compose,
};
