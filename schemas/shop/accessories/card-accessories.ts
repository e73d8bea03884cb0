import { z } from 'zod';

/** Kinds of accessories that go with cards. */
export const cardAccessories = [
  'bag',
  'bow',
  'box',
  'envelope',
  'inlay',
  'pen',
  'posterbar',
  'ribbon',
  'screw',
  'seal',
  'standard',
  'pocketfold',
] as const;
export type CardAccessory = (typeof cardAccessories)[number];
export const cardAccessorySchema = /* @__PURE__ */ z.enum(cardAccessories);

export const cardAccessoryLabels: Record<CardAccessory, string> = {
  bag: 'Beutel',
  bow: 'Schleife',
  box: 'Schachtel',
  envelope: 'Briefumschlag',
  inlay: 'Einlegeblatt',
  pen: 'Stift',
  posterbar: 'Posterleiste',
  ribbon: 'Band',
  screw: 'Buchschraube',
  seal: 'Siegel',
  standard: 'Zubehör',
  pocketfold: 'Pocketfold',
};
