import type { Colour } from '../../model/colour.ts';
import type { TextLayer } from '../../model/design.ts';
import type { Box, Shape } from '../../model/shape.ts';
import { accentOn, inkOn } from '../contrast.ts';
import { drawn, type Element, type Face, part } from '../face.ts';
import { fixedText } from '../fixed-text.ts';
import { line } from '../lines.ts';
import { hasNotes, type NamedDay, type Sheet } from './calendar-sheets.ts';
import { dayWithName, firstWeekday, shortWeekday } from './calendar-words.ts';
import { daysInMonth, weekdayOf } from './german-dates.ts';
import { type GridDay, noteFields, notesInCells } from './grid-notes.ts';
import { fittingSize, largestNote, smallestNote } from './note-text.ts';

type GridSetting = { ground: Colour; cells?: boolean; size?: number };
type Column = { weekday: number; days: readonly (number | undefined)[] };

const sunday = 6;
/** Holds a line open where no day stands. */
const blank = '\u00a0';
/** Where the days end if own dates stand below them; as far up as the dates need. */
const endsAboveDates = [0.84, 0.8, 0.75, 0.7, 0.65, 0.6];

/** Days by column of the week; every column has as many rows as the month has weeks. */
export function columnsOf({ year, month, setting: { country, language } }: Sheet): Column[] {
  const start = firstWeekday(country, language);
  const first = (weekdayOf({ year, month, day: 1 }) - start + 7) % 7;
  const count = daysInMonth(year, month);
  const rows = Math.ceil((first + count) / 7);
  return Array.from({ length: 7 }, (_, column) => ({
    weekday: (start + column) % 7,
    days: Array.from({ length: rows }, (_, row) => {
      const day = row * 7 + column - first + 1;
      return day >= 1 && day <= count ? day : undefined;
    }),
  }));
}

/** `1. Neujahr · 26. Karfreitag`; empty in months without. */
function lineOf(days: readonly NamedDay[], { setting: { language } }: Sheet): string {
  return days.map(({ day, name }) => dayWithName(day, name, language)).join('  ·  ');
}

/** The days of a month in seven columns under their names; `cells` rules room for appointments. */
export function monthGrid(face: Face, sheet: Sheet, box: Box, setting: GridSetting): Element[] {
  const { input } = face;
  const { ground, cells = false } = setting;
  const [ink, accent] = [inkOn(ground, input.palette), accentOn(ground, input.palette)];
  const { body, heading } = input.pairing;
  const columns = columnsOf(sheet);
  const rows = columns[0]?.days.length ?? 5;
  const names = part(box, 0, 0, 1, 0.13);
  const sizeIn = (days: Box) =>
    setting.size ?? Math.min(box.width / 7 / 0.75, days.height / rows / 0.46) * 1.02;
  const allDays = part(box, 0, 0.15, 1, 0.9);
  const full = sizeIn(allDays);

  const gridIn = (days: Box, share: number): GridDay[][] =>
    columns.map((column, index) => {
      const left = index / 7;
      const size = sizeIn(days) * share;
      const leading = days.height / rows / ((size * body.scale) / (72 / 25.4));
      const field = part(days, left, 0, left + (cells ? 0.075 : 1 / 7), 1);
      const text = column.days.map((day) => day ?? blank).join('\n');
      const layer = fixedText(`days-${index + 1}`, text, field, {
        voice: body,
        size: cells ? size * 0.6 : size,
        colour: column.weekday === sunday ? accent : ink,
        leading: cells ? leading / 0.6 : leading,
        align: 'center',
        verticalAlign: 'top',
      });
      return column.days.map((day, row) => ({ day, row, layer, cell: cellOf(days, rows, index, row) }));
    });

  const weekdays = columns.map(({ weekday }, index) =>
    fixedText(
      `weekday-${index + 1}`,
      shortWeekday(weekday, sheet.setting.language),
      part(names, index / 7, 0, (index + 1) / 7, 1),
      { voice: heading, size: full * 0.62, colour: weekday === sunday ? accent : ink },
    ),
  );
  const withDates = sheet.dates.length === 0 ? undefined : datesIn();
  const days = withDates?.days ?? allDays;
  const grid = withDates?.grid ?? gridIn(allDays, 1);
  const digits = grid.flatMap(([first]) => (first ? [first.layer] : []));
  const texts: TextLayer[] = weekdays.flatMap((weekday, index) => [
    weekday,
    ...digits.slice(index, index + 1),
  ]);
  texts.push(...(withDates?.notes ?? []));
  const holidays = lineOf(sheet.holidays, sheet);
  const below = part(box, 0, 0.92, 1, 1);
  if (holidays !== '') {
    const set = hasNotes(sheet) ? largestNote : fixedText;
    texts.push(set('holidays', holidays, below, { voice: body, size: full * 0.42, colour: accent }));
  }
  return [drawn('rules', rulesOf(box, names, days, rows, cells, accent)), { kind: 'fixed', texts }];

  /** Own dates on their days where all of the month fit there, otherwise in a line below like the holidays. */
  function datesIn() {
    const grid = noteFields(gridIn(allDays, cells ? 1 : 0.85), cells);
    const inCells = notesInCells(grid, sheet, { voice: body, size: full * 0.46, colour: ink }, cells);
    if (inCells) return { days: allDays, grid, notes: inCells };
    const text = lineOf(sheet.dates, sheet);
    const boxFrom = (end: number) => part(box, 0, end + 0.015, 1, holidaysAbove(end));
    const fits = (end: number) =>
      fittingSize(text, body, boxFrom(end), { from: smallestNote, to: smallestNote }) !== undefined;
    const end = endsAboveDates.find(fits) ?? 0.6;
    const days = part(box, 0, 0.15, 1, end);
    const setting = { voice: body, size: full * 0.42, colour: ink };
    return { days, grid: gridIn(days, 1), notes: [largestNote('dates', text, boxFrom(end), setting)] };
  }

  function holidaysAbove(end: number): number {
    return Math.max(end + 0.03, sheet.holidays.length > 0 ? 0.915 : 1);
  }
}

function cellOf(days: Box, rows: number, column: number, row: number): Box {
  return part(days, column / 7, row / rows, (column + 1) / 7, (row + 1) / rows);
}

function rulesOf(box: Box, names: Box, days: Box, rows: number, cells: boolean, accent: Colour): Shape[] {
  if (!cells) {
    const y = names.y + names.height * 1.08;
    return [line(box.x, y, box.x + box.width, y, accent, 0.3)];
  }
  return [
    ...Array.from({ length: rows + 1 }, (_, row) => {
      const y = days.y + (days.height * row) / rows;
      return line(days.x, y, days.x + days.width, y, accent, 0.18);
    }),
    ...Array.from({ length: 8 }, (_, column) => {
      const x = days.x + (days.width * column) / 7;
      return line(x, days.y, x, days.y + days.height, accent, 0.18);
    }),
  ];
}
