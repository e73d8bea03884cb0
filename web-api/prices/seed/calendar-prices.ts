import type { FourPrices, Scale } from './price-seed.ts';

/** Calendars: the format, what its type and mounting add. EUR, CHF, GBP, USD. */
export const calendarPrices: Readonly<Record<string, FourPrices>> = {
  'calendar/format/a3-portrait': [2490, 3690, 2190, 2790],
  'calendar/format/a4-portrait': [1790, 2690, 1590, 1990],
  'calendar/format/a5-portrait': [1290, 1990, 1150, 1450],
  'calendar/format/a6-portrait': [990, 1590, 890, 1090],
  'calendar/format/a3-landscape': [2490, 3690, 2190, 2790],
  'calendar/format/a4-landscape': [1790, 2690, 1590, 1990],
  'calendar/format/a5-landscape': [1290, 1990, 1150, 1450],
  'calendar/format/a6-landscape': [990, 1590, 890, 1090],
  'calendar/format/square-145': [1190, 1790, 1050, 1350],
  'calendar/format/square-200': [1590, 2390, 1390, 1790],
  'calendar/format/square-300': [2290, 3390, 1990, 2590],
  'calendar/format/large-150-400': [1690, 2590, 1490, 1890],
  'calendar/format/long-portrait-200-400': [1890, 2890, 1690, 2090],
  'calendar/format/small-130-300': [1490, 2290, 1290, 1690],
  'calendar/format/landscape-265-120': [1390, 2090, 1190, 1590],
  'calendar/type/familienplaner': [200, 300, 180, 220],
  'calendar/type/kuechenkalender': [0, 0, 0, 0],
  'calendar/type/terminkalender': [300, 450, 260, 330],
  'calendar/type/tischkalender': [0, 0, 0, 0],
  'calendar/type/wandkalender': [0, 0, 0, 0],
  'calendar/mounting/spirale': [0, 0, 0, 0],
  'calendar/mounting/lochung': [0, 0, 0, 0],
  'calendar/mounting/holzblock': [500, 790, 430, 550],
  'calendar/mounting/holzfuss': [600, 950, 520, 660],
};

export const calendarScale: Scale = [
  [1, 1000],
  [3, 950],
  [5, 900],
  [10, 850],
  [25, 800],
  [50, 750],
  [100, 700],
];
