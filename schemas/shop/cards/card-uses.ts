import { z } from 'zod';

/** What a card is for, whatever it is printed as. */
export const cardUses = [
  'einladungskarte',
  'dankeskarte',
  'save-the-date',
  'change-the-date',
  'antwortkarte',
  'grusskarte',
  'menuekarte',
  'getraenkekarte',
  'platzkarte',
  'tischnummer',
  'sitzplan',
  'kirchenheft',
  'geschenkanhaenger',
  'kerzenetikett',
  'gaestebucheinlage',
  'sterbebild',
  'fotoaufsteller',
  'lesezeichen',
] as const;
export type CardUse = (typeof cardUses)[number];
export const cardUseSchema = /* @__PURE__ */ z.enum(cardUses);

export const cardUseLabels: Record<CardUse, string> = {
  einladungskarte: 'Einladungskarte',
  dankeskarte: 'Dankeskarte',
  'save-the-date': 'Save-the-Date-Karte',
  'change-the-date': 'Change-the-Date-Karte',
  antwortkarte: 'Antwortkarte',
  grusskarte: 'Grußkarte',
  menuekarte: 'Menükarte',
  getraenkekarte: 'Getränkekarte',
  platzkarte: 'Platzkarte',
  tischnummer: 'Tischnummer',
  sitzplan: 'Sitzplan',
  kirchenheft: 'Kirchenheft',
  geschenkanhaenger: 'Geschenkanhänger',
  kerzenetikett: 'Kerzenetikett',
  gaestebucheinlage: 'Gästebucheinlage',
  sterbebild: 'Sterbebild',
  fotoaufsteller: 'Fotoaufsteller',
  lesezeichen: 'Lesezeichen',
};
