import type { CardProductType } from '@blattwerk/schemas/shop/cards/card-product-types.ts';
import type { Format } from '@blattwerk/schemas/shop/sizes/formats.ts';
import type { Fold } from '../model/fold.ts';
import type { Cut } from '../model/outline.ts';

/** Which compositions suit a product: by its proportions and how much room it has. */
export type Shelf =
  | 'card'
  | 'slim'
  | 'round'
  | 'heart'
  | 'tag'
  | 'strip'
  | 'mini'
  | 'label'
  | 'post'
  | 'photo';
export type CardProduct = { formats: readonly [Format, ...Format[]]; fold: Fold; cut: Cut; shelf: Shelf };

const size = (width: number, height: number): Format => ({ width, height });
const product = (
  shelf: Shelf,
  formats: readonly [Format, ...Format[]],
  fold: Fold = 'single',
  cut: Cut = 'rectangle',
): CardProduct => ({ formats, fold, cut, shelf });

/** Closed sizes in millimetres, the first is the usual one. Photo books and photo boxes have designs of their own. */
export const cardProducts: Readonly<Partial<Record<CardProductType, CardProduct>>> = {
  'postkarte-hoch': product('card', [size(105, 148), size(120, 170)], 'flat'),
  'postkarte-quer': product('card', [size(148, 105), size(170, 120)], 'flat'),
  'postkarte-quadratisch': product('card', [size(145, 145)], 'flat'),
  'klappkarte-hoch': product('card', [size(120, 170), size(105, 148)], 'book'),
  'klappkarte-quer': product('card', [size(170, 120), size(148, 105), size(210, 98)], 'tent'),
  'klappkarte-quadratisch': product('card', [size(145, 145)], 'book'),
  'doppelklappkarte-hoch': product('card', [size(105, 148)], 'trifold'),
  'doppelklappkarte-quer': product('card', [size(148, 105)], 'trifold'),
  'doppelklappkarte-quadratisch': product('card', [size(145, 145)], 'trifold'),
  leporello: product('card', [size(105, 148)], 'zigzag'),
  pocketfold: product('card', [size(120, 170)], 'flat'),
  booklet: product('card', [size(148, 210)], 'book'),
  einlegeblatt: product('card', [size(117, 169), size(142, 144), size(102, 147)]),
  einsteckkarte: product('slim', [size(98, 210)], 'flat'),
  kartenfaecher: product('slim', [size(70, 170)]),
  kartentrio: product('slim', [size(99, 210)], 'flat'),
  ballonkarte: product('card', [size(105, 148)], 'flat'),
  banderole: product('strip', [size(300, 60)]),
  'briefumschlag-b6': product('post', [size(176, 125)]),
  'briefumschlag-c6': product('post', [size(162, 114)]),
  'briefumschlag-din-lang': product('post', [size(220, 110)]),
  'briefumschlag-quadratisch': product('post', [size(160, 160)]),
  flaschenetikett: product('label', [size(90, 120)]),
  wunderkerzenetikett: product('label', [size(55, 90)]),
  windlichtkarte: product('strip', [size(240, 100)]),
  fotostreifen: product('photo', [size(52, 150)]),
  'polaroid-hoch': product('photo', [size(88, 107)]),
  fotoabzug: product('photo', [size(130, 180), size(180, 130)]),
  'geschenkanhaenger-herz': product('heart', [size(60, 58)], 'single', 'heart'),
  'geschenkanhaenger-rechteckig': product('tag', [size(50, 85)], 'single', 'tag'),
  'geschenkanhaenger-rund': product('round', [size(60, 60)], 'single', 'round'),
  'aufkleber-herz': product('heart', [size(55, 53)], 'single', 'heart'),
  'aufkleber-rechteckig': product('mini', [size(70, 45)], 'single', 'rounded-corners'),
  'aufkleber-rund': product('round', [size(50, 50), size(60, 60)], 'single', 'round'),
  siegelsticker: product('round', [size(40, 40)], 'single', 'round'),
  konfetti: product('round', [size(30, 30)], 'single', 'round'),
  absenderaufkleber: product('mini', [size(64, 34)]),
  adressaufkleber: product('mini', [size(84, 48)]),
  tischkarte: product('mini', [size(90, 55)]),
  tischklappkarte: product('mini', [size(100, 60)], 'tent'),
  sitzplan: product('slim', [size(105, 210)]),
};
