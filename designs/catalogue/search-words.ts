import { type CardProductType, cardProductTypeLabels } from '@blattwerk/schemas/shop/card-product-types.ts';
import { type CardUse, cardUseLabels } from '@blattwerk/schemas/shop/card-uses.ts';

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

/** German words that a card is searched by: its use and product type, what else both are called. */
export function cardSearchWords(use: CardUse | undefined, type: CardProductType): string[] {
  const typeLabel = cardProductTypeLabels[type];
  const names = use === undefined ? [typeLabel] : [cardUseLabels[use], typeLabel];
  const isCard = names.some((name) => /karte/i.test(name));
  // Compounds such as "Weihnachtskarte" are looked up by their parts.
  return [...names, ...((use && alsoCalled[use]) ?? []), ...(isCard ? ['Karte'] : [])];
}
