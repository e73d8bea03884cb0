import { priceFormatOf } from '@blattwerk/schemas/products/product-formats.ts';
import { calendarFormatSchema } from '@blattwerk/schemas/shop/photo-products/calendar-formats.ts';
import { calendarTypeSchema, calendarTypeTable } from '@blattwerk/schemas/shop/photo-products/calendars.ts';
import { calendarPrice } from '../prices/rules/calendar-price.ts';
import { scaledFormats } from './design-formats.ts';
import type { BackEndKind } from './kind.ts';
import { everywhereIn, germanSpeaking } from './sold-where.ts';

/** Their pages are printed with German words, not only with names of months. */
const germanPrints = ['familienplaner', 'terminkalender'];
/** Months shown beside the front. */
const looksInside = 3;

export const calendar: BackEndKind = {
  quotes({ productType, formats }, tables, shop) {
    const type = calendarTypeSchema.safeParse(productType);
    const format = calendarFormatSchema.safeParse(priceFormatOf('calendar', formats[0]));
    if (!type.success || !format.success) return [];
    const choice = { calendarType: type.data, format: format.data };
    return calendarTypeTable[type.data].mountings.map((mounting) =>
      calendarPrice({ ...choice, mounting }, tables, shop),
    );
  },
  pricedBy: 'type',
  coded: () => [],
  designFormats: scaledFormats,
  hasVariants: false,
  isPicturedByDesign: false,
  isShownInScene: false,
  furtherPages: (_, { format }) => Array(looksInside).fill(format),
  sold({ productType }) {
    const everywhere = everywhereIn('blattwerk');
    return germanPrints.includes(productType) ? { ...everywhere, countries: germanSpeaking } : everywhere;
  },
  typeFilter: null,
  colours: () => [],
  isListedByOccasion: false,
};
