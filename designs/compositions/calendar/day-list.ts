import type { Colour } from '../../model/colour.ts';
import type { TextLayer } from '../../model/design.ts';
import type { Box, Shape } from '../../model/shape.ts';
import { accentOn, inkOn } from '../contrast.ts';
import { drawn, type Element, type Face, part } from '../face.ts';
import { fixedText } from '../fixed-text.ts';
import { line } from '../lines.ts';
import { estimateWidth } from '../type-widths.ts';
import { hasNotes, notesOn, type Sheet } from './calendar-sheets.ts';
import { shortWeekday } from './calendar-words.ts';
import { daysInMonth, weekdayOf } from './german-dates.ts';
import { atPitch, largestNote } from './note-text.ts';
import { headingLength, type PlannerColumn } from './planner-columns.ts';

/** Holds a line open where nothing stands. */
const blank = '\u00a0';
/** Share of a planner's width for what stands on the days. */
const notesWidth = 0.2;

/** All days of a month below each other, with columns to write in, if there are any. */
export function dayList(
  face: Face,
  sheet: Sheet,
  box: Box,
  setting: { ground: Colour; columns: readonly PlannerColumn[] },
): Element[] {
  const { input } = face;
  const { year, month } = sheet;
  const { ground, columns } = setting;
  const [ink, accent] = [inkOn(ground, input.palette), accentOn(ground, input.palette)];
  const { body, heading } = input.pairing;
  const count = daysInMonth(year, month);
  const headed = columns.length > 0;
  const list = part(box, 0, headed ? 0.05 : 0, 1, 1);
  const step = list.height / count;
  const size = (step * (72 / 25.4)) / 1.5;
  const leading = (step * (72 / 25.4)) / (Math.floor(4 * size * body.scale) / 4);
  const days = Array.from({ length: count }, (_, index) => index + 1);
  const weekdays = days.map((day) => shortWeekday(weekdayOf({ year, month, day }), sheet.setting.language));
  const [numbersEnd, namesEnd] = headed ? [0.06, 0.12] : [0.13, 0.26];
  const notesEnd = headed && hasNotes(sheet) ? namesEnd + notesWidth : namesEnd;
  const names = new Map(sheet.holidays.map(({ day }) => [day, namesOn(sheet, day)]));
  const column = (
    id: string,
    values: readonly string[],
    from: number,
    to: number,
    colour: Colour,
    share = 1,
  ) => {
    const layer = fixedText(id, values.join('\n'), part(list, from, 0, to, 1), {
      voice: body,
      size: size * share,
      colour,
      leading: leading / share,
      align: id === 'holidays' ? 'right' : 'center',
      verticalAlign: 'top',
    });
    return hasNotes(sheet) ? atPitch(layer, step) : layer;
  };
  const rowOf = (day: number, from: number, to: number) =>
    part(list, from, (day - 1) / count, to, day / count);
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
  const width = (1 - notesEnd) / Math.max(1, columns.length);
  columns.forEach(({ slot, label, text }, index) => {
    const head = part(box, notesEnd + index * width, 0, notesEnd + (index + 1) * width, 0.045);
    const setting = { voice: heading, size: size * 1.1, colour: ink, locked: false };
    texts.push({ ...fixedText(slot, text, head, setting), slot, label, maxLength: headingLength });
  });
  texts.push(...days.flatMap(notesOf));
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
    ...columns.map((_, index) => {
      const x = list.x + list.width * (notesEnd + index * width);
      return line(x, box.y, x, box.y + box.height, accent, 0.18);
    }),
  ];
  return [drawn('weekends', weekends), drawn('rules', rules), { kind: 'fixed', texts }];

  /** Beside the holiday of a list; in a planner, which has none, together with it in a column of its own. */
  function notesOf(day: number): TextLayer[] {
    const isOwn = sheet.dates.some((date) => date.day === day);
    const colour = isOwn ? ink : accent;
    const setting = { voice: body, size: size * (headed ? 0.8 : 0.62), colour, align: 'left' as const };
    if (headed) {
      const text = hasNotes(sheet) ? notesOn(sheet, day) : '';
      const room = rowOf(day, namesEnd + 0.01, notesEnd - 0.01);
      return text === '' ? [] : [largestNote(`date-${day}`, text, room, setting)];
    }
    if (!isOwn) return [];
    const holiday = names.get(day);
    const taken = holiday === undefined ? 0 : shareOf(holiday);
    const room = rowOf(day, namesEnd + 0.03, Math.max(namesEnd + 0.25, 0.95 - taken));
    const text = notesOn({ ...sheet, holidays: [] }, day);
    return [largestNote(`date-${day}`, text, room, setting)];
  }

  /** Of the list's width, about what a holiday's name takes. */
  function shareOf(name: string): number {
    const em = (size * body.scale * 0.62 * 25.4) / 72;
    return (estimateWidth(name, body.font, body.tracking, body.upperCase) * em * 1.1) / list.width;
  }
}

/** Two holidays may fall on one day. */
function namesOn(sheet: Sheet, day: number): string {
  return notesOn({ ...sheet, dates: [] }, day);
}
