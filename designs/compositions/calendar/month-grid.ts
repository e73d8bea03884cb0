import type { Colour } from '../../model/colour.ts';
import type { TextLayer } from '../../model/design.ts';
import type { Box, Shape } from '../../model/shape.ts';
import { accentOn, inkOn } from '../contrast.ts';
import { drawn, type Element, type Face, part } from '../face.ts';
import { fixedText } from '../fixed-text.ts';
import { line } from '../lines.ts';
import { daysInMonth, weekdayOf } from './german-dates.ts';
import { holidaysOf } from './holidays.ts';

export type Month = { year: number; month: number };

const shortDays = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'];
/** Holds a line open where no day stands. */
const blank = '\u00a0';

/** Days by column of the week; every column has as many rows as the month has weeks. */
function columnsOf({ year, month }: Month): string[][] {
  const first = weekdayOf({ year, month, day: 1 });
  const count = daysInMonth(year, month);
  const rows = Math.ceil((first + count) / 7);
  return shortDays.map((_, column) =>
    Array.from({ length: rows }, (_, row) => {
      const day = row * 7 + column - first + 1;
      return day >= 1 && day <= count ? String(day) : blank;
    }),
  );
}

/** `1. Neujahr · 26. Karfreitag`; empty in months without. */
function holidayLine({ year, month }: Month): string {
  const found = holidaysOf(year).filter((holiday) => holiday.month === month);
  return found.map(({ day, name }) => `${day}. ${name}`).join('  ·  ');
}

/** The days of a month in seven columns under their names; `cells` rules room for appointments. */
export function monthGrid(
  face: Face,
  month: Month,
  box: Box,
  setting: { ground: Colour; cells?: boolean; size?: number },
): Element[] {
  const { input } = face;
  const { ground, cells = false } = setting;
  const [ink, accent] = [inkOn(ground, input.palette), accentOn(ground, input.palette)];
  const { body, heading } = input.pairing;
  const columns = columnsOf(month);
  const rows = columns[0]?.length ?? 5;
  const names = part(box, 0, 0, 1, 0.13);
  const days = part(box, 0, 0.15, 1, 0.9);
  const size = setting.size ?? Math.min(box.width / 7 / 0.75, days.height / rows / 0.46) * 1.02;
  const texts: TextLayer[] = columns.flatMap((column, index) => {
    const colour = index === 6 ? accent : ink;
    const left = index / 7;
    const field = part(days, left, 0, left + (cells ? 0.075 : 1 / 7), 1);
    const leading = days.height / rows / ((size * body.scale) / (72 / 25.4));
    return [
      fixedText(`weekday-${index + 1}`, shortDays[index] ?? '', part(names, left, 0, left + 1 / 7, 1), {
        voice: heading,
        size: size * 0.62,
        colour,
      }),
      fixedText(`days-${index + 1}`, column.join('\n'), field, {
        voice: body,
        size: cells ? size * 0.6 : size,
        colour,
        leading: cells ? leading / 0.6 : leading,
        align: 'center',
        verticalAlign: 'top',
      }),
    ];
  });
  const holidays = holidayLine(month);
  const below = part(box, 0, 0.92, 1, 1);
  if (holidays !== '')
    texts.push(fixedText('holidays', holidays, below, { voice: body, size: size * 0.42, colour: accent }));
  const rules: Shape[] = cells
    ? [
        ...Array.from({ length: rows + 1 }, (_, row) => {
          const y = days.y + (days.height * row) / rows;
          return line(days.x, y, days.x + days.width, y, accent, 0.18);
        }),
        ...Array.from({ length: 8 }, (_, column) => {
          const x = days.x + (days.width * column) / 7;
          return line(x, days.y, x, days.y + days.height, accent, 0.18);
        }),
      ]
    : [
        line(
          box.x,
          names.y + names.height * 1.08,
          box.x + box.width,
          names.y + names.height * 1.08,
          accent,
          0.3,
        ),
      ];
  return [drawn('rules', rules), { kind: 'fixed', texts }];
}

/** All days of a month below each other, with columns to write in; `people` heads the columns. */
export function dayList(
  face: Face,
  { year, month }: Month,
  box: Box,
  setting: { ground: Colour; people: readonly string[] },
): Element[] {
  const { input } = face;
  const { ground, people } = setting;
  const [ink, accent] = [inkOn(ground, input.palette), accentOn(ground, input.palette)];
  const { body, heading } = input.pairing;
  const count = daysInMonth(year, month);
  const headed = people.length > 0;
  const list = part(box, 0, headed ? 0.05 : 0, 1, 1);
  const step = list.height / count;
  const size = (step * (72 / 25.4)) / 1.5;
  const leading = (step * (72 / 25.4)) / (Math.floor(4 * size * body.scale) / 4);
  const days = Array.from({ length: count }, (_, index) => index + 1);
  const weekdays = days.map((day) => shortDays[weekdayOf({ year, month, day })] ?? '');
  const [numbersEnd, namesEnd] = headed ? [0.06, 0.12] : [0.13, 0.26];
  const names = new Map(
    holidaysOf(year)
      .filter((one) => one.month === month)
      .map(({ day, name }) => [day, name]),
  );
  const column = (
    id: string,
    values: readonly string[],
    from: number,
    to: number,
    colour: Colour,
    share = 1,
  ) =>
    fixedText(id, values.join('\n'), part(list, from, 0, to, 1), {
      voice: body,
      size: size * share,
      colour,
      leading: leading / share,
      align: id === 'holidays' ? 'right' : 'center',
      verticalAlign: 'top',
    });
  const texts: TextLayer[] = [
    column('numbers', days.map(String), 0, numbersEnd, ink),
    column('weekdays', weekdays, numbersEnd, namesEnd, accent, 0.8),
  ];
  if (!headed && names.size > 0) {
    texts.push(
      column(
        'holidays',
        days.map((day) => names.get(day) ?? blank),
        namesEnd + 0.1,
        0.98,
        accent,
        0.62,
      ),
    );
  }
  const width = (1 - namesEnd) / Math.max(1, people.length);
  people.forEach((person, index) => {
    const head = part(box, namesEnd + index * width, 0, namesEnd + (index + 1) * width, 0.045);
    texts.push(
      fixedText(`person-${index + 1}`, person, head, {
        voice: heading,
        size: size * 1.1,
        colour: ink,
        locked: false,
      }),
    );
  });
  const weekends: Shape[] = days
    .filter((day) => weekdayOf({ year, month, day }) > 4)
    .map((day) => ({
      d: `M${(list.x).toFixed(2)} ${(list.y + (day - 1) * step).toFixed(2)}h${list.width.toFixed(2)}v${step.toFixed(2)}h${(-list.width).toFixed(2)}Z`,
      fill: 'second',
      opacity: 0.35,
    }));
  const rules = [
    ...Array.from({ length: count + 1 }, (_, row) =>
      line(list.x, list.y + row * step, list.x + list.width, list.y + row * step, accent, 0.12),
    ),
    ...people.map((_, index) => {
      const x = list.x + list.width * (namesEnd + index * width);
      return line(x, box.y, x, box.y + box.height, accent, 0.18);
    }),
  ];
  return [drawn('weekends', weekends), drawn('rules', rules), { kind: 'fixed', texts }];
}

/** All days in one row: for a calendar that is mostly picture. */
export function dayStrip(face: Face, { year, month }: Month, box: Box, ground: Colour): Element[] {
  const { input } = face;
  const [ink, accent] = [inkOn(ground, input.palette), accentOn(ground, input.palette)];
  const count = daysInMonth(year, month);
  const texts = Array.from({ length: count }, (_, index): TextLayer[] => {
    const weekday = weekdayOf({ year, month, day: index + 1 });
    const colour = weekday === 6 ? accent : ink;
    const [left, right] = [index / count, (index + 1) / count];
    const size = (box.width / count) * 1.75;
    return [
      fixedText(`strip-name-${index + 1}`, shortDays[weekday] ?? '', part(box, left, 0, right, 0.42), {
        voice: input.pairing.body,
        size: size * 0.7,
        colour: accent,
      }),
      fixedText(`strip-${index + 1}`, String(index + 1), part(box, left, 0.42, right, 1), {
        voice: input.pairing.body,
        size,
        colour,
      }),
    ];
  });
  return [{ kind: 'fixed', texts: texts.flat() }];
}
