import { sidesOf } from '@blattwerk/designs/model/fold.ts';
import { cheapestCardPrice } from '../prices/rules/cheapest-card-price.ts';
import { scaledFormats } from './design-formats.ts';
import type { BackEndKind } from './kind.ts';
import { photoprint } from './photoprint.ts';
import { everywhereIn } from './sold-where.ts';

/** Types of card with more than a front. */
const folded = /^(postkarte|klappkarte|doppelklappkarte|leporello|pocketfold)/;

export const card: BackEndKind = {
  /** At the default quantity; single prints of a card's look are prints. */
  quotes(product, tables, shop) {
    if (product.productType === 'fotoabzug') return photoprint.quotes(product, tables, shop);
    const unitPrice = cheapestCardPrice(product.productType, product.formats[0], tables.of(shop));
    return unitPrice ? [{ ok: true, value: { quote: { unitPrice } } }] : [];
  },
  pricedBy: 'type',
  coded: () => [],
  designFormats: scaledFormats,
  hasVariants: false,
  isPicturedByDesign: false,
  isShownInScene: false,
  furtherPages(productType, { fold, format }) {
    const inside = folded.test(productType) ? sidesOf(fold, format)[1] : undefined;
    return inside ? [inside.trim] : [];
  },
  /** Jugendweihe is celebrated in Germany only. */
  sold({ occasions }) {
    const everywhere = everywhereIn('blattwerk');
    return occasions.includes('jugendweihe') ? { ...everywhere, countries: ['DE'] } : everywhere;
  },
  typeFilter: 'product',
  colours: () => [],
  isListedByOccasion: true,
};
