import { seedAccessories } from './accessories.ts';
import { accessoryPrices, envelopeCountryPrices } from './accessory-prices.ts';
import { calendarPrices, calendarScale } from './calendar-prices.ts';
import { cardPrices, cardScale } from './card-prices.ts';
import { collagePrices, collageScale, merchScale } from './collage-prices.ts';
import { photobookPrices, photobookScale } from './photobook-prices.ts';
import type { PriceSeed } from './price-seed.ts';
import { photoboxScale, printPrices, printScale } from './print-prices.ts';
import { wallPrices, wallScale } from './wall-prices.ts';

/** Everything the shop charges. To change a price, change its row and start the shop anew. */
export const allPrices: PriceSeed = {
  prices: {
    ...cardPrices,
    ...accessoryPrices,
    ...calendarPrices,
    ...photobookPrices,
    ...collagePrices,
    ...wallPrices,
    ...printPrices,
  },
  countryPrices: envelopeCountryPrices,
  scales: {
    card: cardScale,
    calendar: calendarScale,
    photobook: photobookScale,
    collage: collageScale,
    merch: merchScale,
    wall: wallScale,
    print: printScale,
    photobox: photoboxScale,
    fixed: [[1, 1000]],
  },
  accessories: seedAccessories,
};
