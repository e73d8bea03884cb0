import { z } from 'zod';

/** Ribbons to tie around a card. */
export const ribbons = [
  'bakers-twine',
  'chiffon',
  'jute',
  'cord',
  'none',
  'satin-10mm',
  'satin-3mm',
  'wax',
] as const;
export type Ribbon = (typeof ribbons)[number];
export const ribbonSchema = /* @__PURE__ */ z.enum(ribbons);

export const ribbonLabels: Record<Ribbon, string> = {
  'bakers-twine': 'Bäckergarn',
  chiffon: 'Chiffonband',
  jute: 'Jutekordel',
  cord: 'Kordel',
  none: 'Ohne Band',
  'satin-10mm': 'Satinband 10 mm',
  'satin-3mm': 'Satinband 3 mm',
  wax: 'Wachsband',
};
