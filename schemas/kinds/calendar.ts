import { calendarFormatOf, calendarFormatTable } from '../shop/photo-products/calendar-formats.ts';
import { calendarFormatsOf, calendarTypes } from '../shop/photo-products/calendars.ts';
import { printFormat } from '../shop/sizes/formats.ts';
import type { Kind, KindFacts, KindLabels } from './kind.ts';

export const calendarFacts = {
  place: 2,
  isPrinted: true,
  hasDesigns: true,
  isFoundByTheme: false,
  hasThemePages: false,
  isNamedByCode: false,
  canBeKept: false,
  page: { segment: 'kalender-gestalten', block: 'calendar_detail' },
  listingPaths: { blattwerk: 'kalender', myposter: null },
  filters: ['calendarType', 'formatGroup', 'color', 'style'],
  overview: { of: 'designs', address: 'GET /web-api/calendar-design-group' },
  configurator: 'calendar',
  goodDrawing: null,
  textScale: 1,
  picker: { place: 3, icon: 'picture' },
} as const satisfies KindFacts;

export const calendarLabels = {
  one: {
    de: 'Kalender',
    en: 'Calendar',
    es: 'Calendario',
    fr: 'Calendrier',
    it: 'Calendario',
    nl: 'Kalender',
  },
  many: {
    de: 'Kalender',
    en: 'Calendars',
    es: 'Calendarios',
    fr: 'Calendriers',
    it: 'Calendari',
    nl: 'Kalenders',
  },
  picker: { de: 'Kalender', en: 'Calendars' },
} as const satisfies KindLabels;

export const calendar = {
  types: calendarTypes,
  typeNames: { table: 'calendarTypes' },
  formats({ productType }) {
    const type = calendarTypes.find((known) => known === productType);
    const formats = type ? calendarFormatsOf(type) : [];
    return { formats: formats.map((format) => printFormat(calendarFormatTable[format])) };
  },
  priceFormat: (format) => calendarFormatOf(format) ?? null,
} as const satisfies Kind;
