import {
  type EnvelopePriceKind,
  envelopePriceKinds,
  envelopePrices,
  plainEnvelopePrices,
} from '@blattwerk/schemas/shop/accessories/envelope-prices.ts';
import type { CountryPrice, FourPrices } from './price-seed.ts';

/** What goes with cards, a piece. EUR, CHF, GBP, USD. */
export const accessoryPrices: Readonly<Record<string, FourPrices>> = {
  'envelope/standard': envelopeAmounts('standard'),
  'envelope/compact': envelopeAmounts('compact'),
  'envelope/large': envelopeAmounts('large'),
  'envelope/plain-standard': plainAmounts('standard'),
  'envelope/plain-compact': plainAmounts('compact'),
  'envelope/plain-large': plainAmounts('large'),
  'inlay/feinstpapier': [39, 64, 34, 44],
  'inlay/transparentpapier': [49, 80, 43, 55],
  'pen/gel': [390, 590, 340, 430],
  'pen/felt': [290, 450, 250, 320],
  seal: [89, 146, 78, 98],
  screw: [69, 113, 60, 76],
  'stand/small': [390, 640, 340, 430],
  'stand/large': [590, 970, 520, 650],
  'ribbon/bakers-twine': [490, 790, 430, 540],
  'ribbon/chiffon': [690, 1130, 600, 760],
  'ribbon/jute': [490, 790, 430, 540],
  'ribbon/cord': [550, 890, 480, 610],
  'ribbon/satin-10mm': [590, 970, 520, 650],
  'ribbon/satin-3mm': [490, 790, 430, 540],
  'ribbon/wax': [490, 790, 430, 540],
  bag: [79, 129, 70, 89],
  bow: [59, 97, 52, 66],
  box: [249, 409, 219, 275],
  'posterbar/30': [1490, 2450, 1300, 1640],
  'posterbar/50': [1990, 3270, 1740, 2190],
  'posterbar/70': [2490, 4090, 2180, 2740],
  pocketfold: [149, 245, 130, 165],
  'glue-dots': [290, 450, 250, 320],
};

/** Countries whose envelopes have prices of their own. */
export const envelopeCountryPrices: readonly CountryPrice[] = envelopePriceKinds.map((kind) => ({
  name: `envelope/${kind}`,
  country: 'AT',
  ...envelopePrices[kind].AT,
}));

function envelopeAmounts(kind: EnvelopePriceKind): FourPrices {
  const { DE, CH, GB, US } = envelopePrices[kind];
  return [DE.minorUnits, CH.minorUnits, GB.minorUnits, US.minorUnits];
}

function plainAmounts(kind: EnvelopePriceKind): FourPrices {
  const { eur, chf, gbp, usd } = plainEnvelopePrices[kind];
  return [eur, chf, gbp, usd];
}
