import { z } from 'zod';

export const frameFamilies = [
  'alurahmen',
  'artbox',
  'fotorahmen',
  'holzrahmen',
  'kunststoffrahmen',
  'schattenfuge-leinwand',
  'schattenfuge-platte',
] as const;
export type FrameFamily = (typeof frameFamilies)[number];
export const frameFamilySchema = /* @__PURE__ */ z.enum(frameFamilies);

/** Width of the mat in millimetres. */
export const matSizes = [0, 30] as const;
type MatSize = (typeof matSizes)[number];

export const matTypes = ['mat-none', 'mat-weiss'] as const;
export type MatType = (typeof matTypes)[number];
export const matTypeSchema = /* @__PURE__ */ z.enum(matTypes);

export const matTypeLabels: Record<MatType, string> = {
  'mat-none': 'Ohne Passepartout',
  'mat-weiss': 'Passepartout weiß',
};

type FrameFamilyEntry = {
  label: string;
  /** The black frame a family opens with. */
  defaultFrameType: string;
  defaultMatSize: MatSize;
  defaultMatType: MatType;
};

/** Only frames with glass in front take a mat. */
export const frameFamilyTable: Record<FrameFamily, FrameFamilyEntry> = {
  alurahmen: withMat('Alurahmen', 'alurahmen-schwarz'),
  artbox: withoutMat('ArtBox', 'artbox-schwarz'),
  fotorahmen: withMat('Fotorahmen', 'fotorahmen-schwarz'),
  holzrahmen: withMat('Holzrahmen', 'holzrahmen-schwarz'),
  kunststoffrahmen: withMat('Kunststoffrahmen', 'kunststoffrahmen-schwarz'),
  'schattenfuge-leinwand': withoutMat('Schattenfugenrahmen für Leinwand', 'schattenfuge-leinwand-schwarz'),
  'schattenfuge-platte': withoutMat('Schattenfugenrahmen für Platten', 'schattenfuge-platte-schwarz'),
};

function withMat(label: string, defaultFrameType: string): FrameFamilyEntry {
  return { label, defaultFrameType, defaultMatSize: 30, defaultMatType: 'mat-weiss' };
}

function withoutMat(label: string, defaultFrameType: string): FrameFamilyEntry {
  return { label, defaultFrameType, defaultMatSize: 0, defaultMatType: 'mat-none' };
}
