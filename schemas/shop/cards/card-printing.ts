import { type Punching, punchings } from '../accessories/punchings.ts';
import { type Ribbon, ribbons } from '../accessories/ribbons.ts';
import { type Tag, tags } from '../accessories/tags.ts';
import type { CardProductType } from './card-product-types.ts';
import { type Paper, papers } from './papers.ts';

/** Card product types that are printed, folded and cut like cards; photo books, boxes and prints are sold as such. */
export type PrintedCardType = Exclude<CardProductType, 'fotobuch' | 'fotobox' | 'fotoabzug'>;

/** Ways of making a card that cost the same work. */
const cardMakings = [
  'flat',
  'folded',
  'double-folded',
  'leporello',
  'pocketfold',
  'booklet',
  'fan',
  'small',
  'label',
  'sticker',
  'envelope',
] as const;
export type CardMaking = (typeof cardMakings)[number];

type MakingEntry = {
  papers: readonly Paper[];
  punchings: readonly Punching[];
  ribbons: readonly Ribbon[];
  tags: readonly Tag[];
};

const plainEdge: readonly Punching[] = ['none'];
const noRibbon: readonly Ribbon[] = ['none'];
const noTag: readonly Tag[] = ['none'];
const card: MakingEntry = { papers, punchings, ribbons, tags };
const foldable = papers.filter((paper) => paper !== 'transparentpapier');
const smooth: readonly Paper[] = ['premium-matt', 'premium-glaenzend', 'feinstpapier', 'naturpapier'];

/** What may be chosen for each making; the first of each list is the default. */
export const cardMakingTable: Record<CardMaking, MakingEntry> = {
  flat: card,
  folded: { ...card, papers: foldable },
  'double-folded': { ...card, papers: foldable, punchings: ['none', 'rounded-corners'] },
  leporello: { ...card, papers: foldable, punchings: plainEdge },
  pocketfold: { ...card, papers: foldable, punchings: plainEdge },
  booklet: { papers: foldable, punchings: plainEdge, ribbons, tags: noTag },
  fan: { papers: foldable, punchings: ['none', 'rounded-corners'], ribbons, tags: noTag },
  small: { papers, punchings, ribbons, tags: noTag },
  label: { papers, punchings: plainEdge, ribbons, tags: noTag },
  sticker: { papers: smooth, punchings: plainEdge, ribbons: noRibbon, tags: noTag },
  envelope: {
    papers: ['naturpapier', 'recyclingpapier', 'kraftpapier', 'transparentpapier'],
    punchings: plainEdge,
    ribbons: noRibbon,
    tags: noTag,
  },
};

type CardPrinting = {
  making: CardMaking;
  /** Closed sizes in millimetres, the default first. */
  formats: readonly [string, ...string[]];
};

const portrait = ['105x148', '120x170', '148x210', '98x210'] as const;
const landscape = ['148x105', '170x120', '210x148', '210x98', '145x105'] as const;
const square = ['145x145', '148x148', '100x100'] as const;

export const cardPrintingTable: Record<PrintedCardType, CardPrinting> = {
  'aufkleber-herz': { making: 'sticker', formats: ['55x53', '40x39'] },
  'aufkleber-rechteckig': { making: 'sticker', formats: ['70x45', '60x40', '90x50'] },
  'aufkleber-rund': { making: 'sticker', formats: ['50x50', '60x60', '40x40'] },
  absenderaufkleber: { making: 'sticker', formats: ['64x34', '60x30'] },
  adressaufkleber: { making: 'sticker', formats: ['84x48', '90x50'] },
  siegelsticker: { making: 'sticker', formats: ['40x40', '30x30'] },
  ballonkarte: { making: 'flat', formats: ['148x105', '105x148'] },
  banderole: { making: 'label', formats: ['300x60', '330x50', '420x50'] },
  booklet: { making: 'booklet', formats: ['148x210', '105x148', '145x145'] },
  'briefumschlag-b6': { making: 'envelope', formats: ['176x125'] },
  'briefumschlag-c6': { making: 'envelope', formats: ['162x114'] },
  'briefumschlag-din-lang': { making: 'envelope', formats: ['220x110'] },
  'briefumschlag-quadratisch': { making: 'envelope', formats: ['160x160', '110x110'] },
  'doppelklappkarte-hoch': { making: 'double-folded', formats: portrait },
  'doppelklappkarte-quer': { making: 'double-folded', formats: landscape },
  'doppelklappkarte-quadratisch': { making: 'double-folded', formats: square },
  'klappkarte-hoch': { making: 'folded', formats: ['120x170', '105x148', '148x210', '98x210'] },
  'klappkarte-quer': { making: 'folded', formats: ['170x120', '148x105', '210x98', '210x148', '145x105'] },
  'klappkarte-quadratisch': { making: 'folded', formats: square },
  'postkarte-hoch': { making: 'flat', formats: portrait },
  'postkarte-quer': { making: 'flat', formats: landscape },
  'postkarte-quadratisch': { making: 'flat', formats: square },
  einlegeblatt: {
    making: 'flat',
    formats: ['117x169', '102x147', '142x104', '142x144', '145x104', '167x119', '207x97'],
  },
  einsteckkarte: { making: 'flat', formats: ['98x210', '210x98', '105x148', '148x105'] },
  flaschenetikett: { making: 'label', formats: ['90x120', '100x70', '70x100', '120x90'] },
  fotostreifen: { making: 'flat', formats: ['52x150', '150x52'] },
  'geschenkanhaenger-herz': { making: 'small', formats: ['60x58', '50x48'] },
  'geschenkanhaenger-rechteckig': { making: 'small', formats: ['50x85', '85x50', '55x90'] },
  'geschenkanhaenger-rund': { making: 'small', formats: ['60x60', '50x50'] },
  kartenfaecher: { making: 'fan', formats: ['70x170', '52x148', '98x210'] },
  kartentrio: { making: 'fan', formats: ['99x210', '105x148', '120x170', '148x105'] },
  konfetti: { making: 'small', formats: ['30x30', '25x25'] },
  leporello: { making: 'leporello', formats: ['105x148', '98x210', '145x145', '148x105', '148x148'] },
  pocketfold: { making: 'pocketfold', formats: ['120x170', '105x148', '145x145', '148x148'] },
  'polaroid-hoch': { making: 'flat', formats: ['88x107', '105x148'] },
  sitzplan: { making: 'flat', formats: ['105x210', '105x148', '148x210'] },
  tischkarte: { making: 'small', formats: ['90x55', '85x55', '100x50'] },
  tischklappkarte: { making: 'small', formats: ['100x60', '90x55', '105x74'] },
  windlichtkarte: { making: 'label', formats: ['240x100', '297x105', '330x120'] },
  wunderkerzenetikett: { making: 'small', formats: ['55x90', '50x90', '52x148'] },
};
