import type { Day } from './german-dates.ts';

export type Holiday = Day & { name: string };

/** Easter Sunday by the Gregorian reckoning (Gauss, as corrected by Lichtenberg). */
export function easterSunday(year: number): Day {
  const k = Math.floor(year / 100);
  const m = 15 + Math.floor((3 * k + 3) / 4) - Math.floor((8 * k + 13) / 25);
  const s = 2 - Math.floor((3 * k + 3) / 4);
  const a = year % 19;
  const d = (19 * a + m) % 30;
  const r = Math.floor((d + Math.floor(a / 11)) / 29);
  const og = 21 + d - r;
  const sz = 7 - ((year + Math.floor(year / 4) + s) % 7);
  return shifted({ year, month: 3, day: 1 }, og + (7 - ((og - sz) % 7)) - 1);
}

/** The public holidays of all German states. */
export function holidaysOf(year: number): Holiday[] {
  const easter = easterSunday(year);
  const fixed = (month: number, day: number, name: string): Holiday => ({ year, month, day, name });
  const moving = (days: number, name: string): Holiday => ({ ...shifted(easter, days), name });
  return [
    fixed(1, 1, 'Neujahr'),
    moving(-2, 'Karfreitag'),
    moving(0, 'Ostern'),
    moving(1, 'Ostermontag'),
    fixed(5, 1, 'Tag der Arbeit'),
    moving(39, 'Christi Himmelfahrt'),
    moving(49, 'Pfingsten'),
    moving(50, 'Pfingstmontag'),
    fixed(10, 3, 'Tag der Deutschen Einheit'),
    fixed(12, 25, '1. Weihnachtstag'),
    fixed(12, 26, '2. Weihnachtstag'),
  ];
}

function shifted({ year, month, day }: Day, days: number): Day {
  const date = new Date(Date.UTC(year, month - 1, day + days));
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}
