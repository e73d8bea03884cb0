import { markets } from '../../shop/markets/markets.ts';
import type { CatalogueFacts } from '../../shop/products/catalogue-facts.ts';

const everywhere = markets.map((_, place) => place);
const germanSpeaking = ['blattwerk:DE', 'blattwerk:AT', 'blattwerk:CH'];

/** Places in `marketSets`. */
const where = { everywhere: 0, germanSpeaking: 1, posters: 2, exceptAlps: 3, exceptFrance: 4, nowhere: 5 };

const card = { productType: 'klappkarte-hoch', formats: ['105x148', '148x210'], hasPicture: true };

/** A small catalogue around the examples: a theme of two cards, and products that cannot be had everywhere. */
export const exampleCatalogue: CatalogueFacts = {
  version: '1',
  markets: [...markets],
  marketSets: [
    everywhere,
    everywhere.filter((place) => germanSpeaking.includes(String(markets[place]))),
    everywhere.filter((place) => markets[place]?.startsWith('myposter:')),
    everywhere.filter((place) => !['blattwerk:AT', 'blattwerk:CH'].includes(String(markets[place]))),
    everywhere.filter((place) => markets[place] !== 'blattwerk:FR'),
    [],
  ],
  products: {
    'card:101': {
      ...card,
      name: 'Eukalyptus',
      sold: where.everywhere,
      priced: where.everywhere,
      themeId: 1461,
    },
    'card:102': { ...card, name: 'Dank', sold: where.everywhere, priced: where.everywhere, themeId: 1461 },
    'card:103': { ...card, name: 'Alpenrose', sold: where.exceptAlps, priced: where.everywhere },
    'card:104': { ...card, name: 'Plakat', sold: where.posters, priced: where.everywhere },
    'card:105': { ...card, name: 'Enzian', sold: where.everywhere, priced: where.exceptAlps },
    'card:106': {
      ...card,
      name: 'Skizze',
      hasPicture: false,
      sold: where.everywhere,
      priced: where.everywhere,
    },
    'card:107': { ...card, name: 'Lilie', sold: where.exceptFrance, priced: where.everywhere },
    'card:108': {
      ...card,
      name: 'Firmengruß',
      sold: where.nowhere,
      soldTo: { business: where.everywhere, whitelabel: where.everywhere },
      priced: where.everywhere,
    },
    'card:109': {
      ...card,
      name: 'Edelweiß',
      sold: where.exceptAlps,
      soldTo: { whitelabel: where.nowhere },
      priced: where.everywhere,
    },
    'calendar:201': {
      name: 'Familienplaner',
      productType: 'familienplaner',
      formats: ['200x400'],
      hasPicture: true,
      sold: where.germanSpeaking,
      priced: where.everywhere,
    },
    'merch:tasse': {
      name: 'Tasse',
      productType: 'tasse',
      formats: [],
      hasPicture: true,
      sold: where.everywhere,
      priced: where.everywhere,
    },
  },
  themes: {
    '1461': { name: 'Eukalyptus', designs: [101, 102], sold: where.everywhere },
    '1463': { name: 'Blüten', designs: [101, 103, 108], sold: where.everywhere },
    '1462': { name: 'Alpenrose', designs: [103], sold: where.exceptAlps },
  },
  vouchers: {
    'newsletter-voucher': { name: 'Newsletter-Gutschein', sold: where.everywhere },
    'sommer-2025': {
      name: 'Sommergrüße',
      sold: where.everywhere,
      firstDay: '2025-06-01',
      lastDay: '2025-08-31',
    },
    advent: { name: 'Adventsgruß', sold: where.everywhere, firstDay: '2026-11-29' },
    firmenstart: {
      name: 'Firmenstart',
      sold: where.nowhere,
      soldTo: { business: where.germanSpeaking },
    },
  },
  flags: {
    'startseite-vorteile': { label: 'Vorteile', treatments: ['control', 'off', 'on'] },
    'hochzeit-einstieg': { label: 'Einstieg', treatments: ['control', 'bildteaser'] },
  },
  prices: { eur: [149, 199], chf: [179] },
};
