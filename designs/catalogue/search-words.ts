import {
  type CardProductType,
  cardProductTypeLabels,
} from '@blattwerk/schemas/shop/cards/card-product-types.ts';
import { type CardUse, cardUseLabels } from '@blattwerk/schemas/shop/cards/card-uses.ts';

/** What else people call a card that is printed for this. */
const alsoCalled: Partial<Record<CardUse, readonly string[]>> = {
  einladungskarte: ['Einladung'],
  dankeskarte: ['Danke', 'Danksagung', 'Danksagungskarte'],
  antwortkarte: ['Rückantwort', 'Zusage'],
  grusskarte: ['Gruß', 'Glückwunsch', 'Glückwunschkarte'],
  menuekarte: ['Menü', 'Speisekarte'],
  getraenkekarte: ['Getränke', 'Barkarte'],
  platzkarte: ['Namenskarte', 'Tischkarte'],
  kirchenheft: ['Programmheft', 'Liedheft'],
  kerzenetikett: ['Kerze'],
  gaestebucheinlage: ['Gästebuch'],
  sterbebild: ['Trauerbild'],
};

/** The second half of a compound is looked for as well: an envelope is a `Briefumschlag`. */
const secondHalves: readonly [end: RegExp, words: readonly string[]][] = [
  [/karte/i, ['Karte']],
  [/umschlag/i, ['Umschlag', 'Kuvert']],
  [/anhänger/i, ['Anhänger']],
  [/etikett/i, ['Etikett']],
  [/aufkleber|sticker/i, ['Aufkleber', 'Sticker']],
  [/heft|booklet/i, ['Heft']],
];

/** German words that a card is searched by: its use and product type, what else both are called. */
export function cardSearchWords(use: CardUse | undefined, type: CardProductType): string[] {
  const typeLabel = cardProductTypeLabels[type];
  const names = use === undefined ? [typeLabel] : [cardUseLabels[use], typeLabel];
  const halves = secondHalves.flatMap(([end, words]) => (names.some((name) => end.test(name)) ? words : []));
  return [...names, ...((use && alsoCalled[use]) ?? []), ...halves];
}
