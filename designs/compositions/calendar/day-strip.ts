import type { Colour } from '../../model/colour.ts';
import type { TextLayer } from '../../model/design.ts';
import type { Box } from '../../model/shape.ts';
import { accentOn, inkOn } from '../contrast.ts';
import { type Element, type Face, part } from '../face.ts';
import { fixedText } from '../fixed-text.ts';
import { hasNotes, type NamedDay, type Sheet } from './calendar-sheets.ts';
import { dayWithName, shortWeekday } from './calendar-words.ts';
import { daysInMonth, weekdayOf } from './german-dates.ts';
import { largestNote } from './note-text.ts';

/** All days in one row: for a calendar that is mostly picture. */
export function dayStrip(face: Face, sheet: Sheet, box: Box, ground: Colour): Element[] {
  const { input } = face;
  const { year, month } = sheet;
  const [ink, accent] = [inkOn(ground, input.palette), accentOn(ground, input.palette)];
  const count = daysInMonth(year, month);
  const texts = Array.from({ length: count }, (_, index): TextLayer[] => {
    const weekday = weekdayOf({ year, month, day: index + 1 });
    const colour = weekday === 6 ? accent : ink;
    const [left, right] = [index / count, (index + 1) / count];
    const size = (box.width / count) * 1.75;
    const name = shortWeekday(weekday, sheet.setting.language);
    return [
      fixedText(`strip-name-${index + 1}`, name, part(box, left, 0, right, 0.42), {
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

/** What stands on the days of a strip, which has no room for it: beside the name of the month. */
export function stripNotes(face: Face, sheet: Sheet, box: Box, ground: Colour): Element[] {
  if (!hasNotes(sheet)) return [];
  const { palette, pairing } = face.input;
  const { language } = sheet.setting;
  const lineOf = (days: readonly NamedDay[]) =>
    days.map(({ day, name }) => dayWithName(day, name, language)).join('  ·  ');
  const rows = [
    { id: 'holidays', text: lineOf(sheet.holidays), colour: accentOn(ground, palette) },
    { id: 'dates', text: lineOf(sheet.dates), colour: inkOn(ground, palette) },
  ].filter(({ text }) => text !== '');
  const size = Math.min(14, face.size.width * 0.045);
  const texts = rows.map(({ id, text, colour }, index) =>
    largestNote(id, text, part(box, 0, index / rows.length, 1, (index + 1) / rows.length), {
      voice: pairing.body,
      size,
      colour,
      align: 'right',
    }),
  );
  return [{ kind: 'fixed', texts }];
}
