import { hasTitle } from '@blattwerk/schemas/configurator/calendar-sheets.ts';
import type { Colour } from '../../model/colour.ts';
import type { Box } from '../../model/shape.ts';
import type { TextSlot } from '../composition.ts';
import { accentOn } from '../contrast.ts';
import {
  art,
  bled,
  drawn,
  type Element,
  type Face,
  type FacePlan,
  inset,
  type PhotoElement,
  part,
} from '../face.ts';
import { fixedText } from '../fixed-text.ts';
import { arranged, wholeOf } from '../fronts/arranged.ts';
import { archPath, field } from '../lines.ts';
import { groundOf, placeMotif } from '../motif-places.ts';
import { isWide, marginBox } from './calendar-page.ts';
import { hasNotes, type Sheet } from './calendar-sheets.ts';
import { longestMonth, monthName } from './calendar-words.ts';
import { dayList } from './day-list.ts';
import { dayStrip, stripNotes } from './day-strip.ts';
import { monthGrid } from './month-grid.ts';
import { columnTexts, plannerColumns } from './planner-columns.ts';

/** One way to lay out months; the cover follows from it. */
export type CalendarLayout = {
  id: string;
  label: { de: string; en: string };
  needs: readonly string[];
  /** What can be written on its months. */
  texts?: Readonly<Record<string, TextSlot>>;
  month(face: Face, sheet: Sheet, photo: (box: Box) => PhotoElement): FacePlan;
};

function monthTitle(
  face: Face,
  { month, year, setting }: Sheet,
  box: Box,
  ground: Colour,
  align: 'left' | 'center' | 'right' = 'center',
): Element {
  const { input } = face;
  const voice = input.pairing.display;
  const size = (box.height * 72) / 25.4 / 1.3;
  const named = { voice, colour: accentOn(ground, input.palette), align };
  const text = (content: string, upTo: number) => fixedText('month', content, box, { ...named, size: upTo });
  const name = monthName(month, setting.language);
  if (hasTitle(setting)) return { kind: 'fixed', texts: [text(name, size)] };
  // No other sheet says the year; all months are of the size that the longest has.
  const longest = longestMonth(setting.language);
  return {
    kind: 'fixed',
    texts: [text(`${name} ${year}`, text(`${longest} ${year}`, size).size / voice.scale)],
  };
}

/** Ways to lay out months. */
export const calendarLayouts: readonly CalendarLayout[] = [
  {
    id: 'calendar-classic',
    label: { de: 'Bild über Kalendarium', en: 'Picture above the days' },
    needs: [],
    month: (face, sheet, photo) => {
      const room = marginBox(face);
      const wide = isWide(face);
      const picture = wide ? part(room, 0, 0, 0.6, 1) : part(room, 0, 0, 1, 0.56);
      const title = wide ? part(room, 0.65, 0.04, 1, 0.2) : part(room, 0, 0.59, 1, 0.67);
      const grid = wide ? part(room, 0.65, 0.26, 1, 0.96) : part(room, 0.06, 0.7, 0.94, 1);
      return {
        elements: [
          photo(picture),
          monthTitle(face, sheet, title, 'paper'),
          ...monthGrid(face, sheet, grid, { ground: 'paper' }),
        ],
      };
    },
  },
  {
    id: 'calendar-panorama',
    label: { de: 'Großes Bild mit Tagesleiste', en: 'Large picture with a row of days' },
    needs: [],
    month: (face, sheet, photo) => {
      const whole = bled(face);
      const { size } = face;
      const room = marginBox(face);
      const share = isWide(face) ? 0.74 : 0.82;
      const picture = { ...whole, height: size.height * share + face.input.bleed };
      const top = size.height * (share + 0.012);
      const free = room.y + room.height - top;
      const title = { x: room.x, y: top, width: room.width, height: free * 0.5 };
      const strip = { x: room.x, y: top + free * 0.54, width: room.width, height: free * 0.44 };
      return {
        elements: [
          photo(picture),
          monthTitle(face, sheet, hasNotes(sheet) ? part(title, 0, 0, 0.36, 1) : title, 'paper', 'left'),
          ...dayStrip(face, sheet, strip, 'paper'),
          ...stripNotes(face, sheet, part(title, 0.38, 0, 1, 1), 'paper'),
        ],
      };
    },
  },
  {
    id: 'calendar-colour',
    label: { de: 'Farbfeld', en: 'Field of colour' },
    needs: [],
    month: (face, sheet, photo) => {
      const whole = bled(face);
      const wide = isWide(face);
      const fills = ['second', 'wash', 'main', 'leaf', 'third'] as const;
      const fill = fills[sheet.month % fills.length] ?? 'wash';
      const panel = wide ? part(whole, 0.6, 0, 1, 1) : part(whole, 0, 0.6, 1, 1);
      const room = marginBox(face);
      const title = wide ? part(room, 0.66, 0.04, 1, 0.2) : part(room, 0, 0.63, 1, 0.71);
      const grid = wide ? part(room, 0.66, 0.26, 1, 0.96) : part(room, 0.05, 0.74, 0.95, 1);
      return {
        elements: [
          photo(wide ? part(whole, 0, 0, 0.6, 1) : part(whole, 0, 0, 1, 0.6)),
          drawn('panel', [field(panel, fill)]),
          monthTitle(face, sheet, title, fill, 'left'),
          ...monthGrid(face, sheet, grid, { ground: fill }),
        ],
      };
    },
  },
  {
    id: 'calendar-arch',
    label: { de: 'Bild im Bogen', en: 'Picture in an arch' },
    needs: [],
    month: (face, sheet, photo) => {
      const room = marginBox(face);
      const wide = isWide(face);
      const picture = wide ? part(room, 0.02, 0, 0.42, 1) : part(room, 0.14, 0.02, 0.86, 0.56);
      const title = wide ? part(room, 0.5, 0.04, 1, 0.2) : part(room, 0, 0.59, 1, 0.67);
      const grid = wide ? part(room, 0.52, 0.26, 0.98, 0.96) : part(room, 0.06, 0.7, 0.94, 1);
      const frame = {
        d: archPath(inset(picture, -1.8)),
        stroke: accentOn('wash', face.input.palette),
        strokeWidth: 0.4,
      };
      return {
        background: 'wash',
        elements: [
          { ...photo(picture), mask: archPath },
          drawn('arch', [frame], 'foil'),
          monthTitle(face, sheet, title, 'wash'),
          ...monthGrid(face, sheet, grid, { ground: 'wash' }),
        ],
      };
    },
  },
  {
    id: 'calendar-plants',
    label: { de: 'Blütenkalender', en: 'Flower calendar' },
    needs: ['sprigs'],
    month: (face, sheet) => {
      const names = [
        'corner-bouquet',
        'top-garland',
        'opposite-corners',
        'bottom-meadow',
        'hanging-branches',
        'side-border',
      ] as const;
      const { plants, room } = arranged(
        face,
        names[sheet.month % names.length] ?? 'top-garland',
        wholeOf(face),
        0.9,
      );
      const inner = part(room, 0.03, 0.04, 0.97, 0.96);
      return {
        elements: [
          ...groundOf(face),
          plants,
          monthTitle(face, sheet, part(inner, 0, 0, 1, 0.2), 'paper'),
          ...monthGrid(face, sheet, part(inner, 0.02, 0.26, 0.98, 1), { ground: 'paper' }),
        ],
      };
    },
  },
  {
    id: 'calendar-emblem',
    label: { de: 'Motivkalender', en: 'Calendar of drawings' },
    needs: ['emblems'],
    month: (face, sheet) => {
      const room = marginBox(face);
      const wide = isWide(face);
      const emblems = face.input.motifs('emblems');
      const chosen = emblems[(sheet.month - 1) % Math.max(1, emblems.length)];
      const fills = ['wash', 'second'] as const;
      const fill = fills[sheet.month % 2] ?? 'wash';
      const panel = wide ? part(bled(face), 0, 0, 0.46, 1) : part(bled(face), 0, 0, 1, 0.55);
      const box = wide ? part(room, 0.03, 0.12, 0.42, 0.88) : part(room, 0.12, 0.03, 0.88, 0.5);
      const title = wide ? part(room, 0.52, 0.04, 1, 0.2) : part(room, 0, 0.58, 1, 0.67);
      const grid = wide ? part(room, 0.53, 0.26, 1, 0.96) : part(room, 0.06, 0.7, 0.94, 1);
      return {
        elements: [
          drawn('panel', [field(panel, fill)]),
          ...(chosen ? [art('emblem', [placeMotif(chosen, box)])] : []),
          monthTitle(face, sheet, title, 'paper'),
          ...monthGrid(face, sheet, grid, { ground: 'paper' }),
        ],
      };
    },
  },
  {
    id: 'calendar-appointments',
    label: { de: 'Felder für Termine', en: 'Room for appointments' },
    needs: [],
    month: (face, sheet, photo) => {
      const room = marginBox(face);
      const wide = isWide(face);
      const picture = wide ? part(room, 0, 0, 0.34, 1) : part(room, 0, 0, 1, 0.38);
      const title = wide ? part(room, 0.38, 0, 1, 0.13) : part(room, 0, 0.4, 1, 0.47);
      const grid = wide ? part(room, 0.38, 0.16, 1, 1) : part(room, 0, 0.49, 1, 1);
      return {
        elements: [
          photo(picture),
          monthTitle(face, sheet, title, 'paper', 'left'),
          ...monthGrid(face, sheet, grid, {
            ground: 'paper',
            cells: true,
            size: Math.min(24, grid.width * 0.13),
          }),
        ],
      };
    },
  },
  {
    id: 'calendar-planner',
    label: { de: 'Spalten für die Familie', en: 'Columns for the family' },
    needs: [],
    texts: columnTexts,
    month: (face, sheet, photo) => {
      const room = marginBox(face);
      const whole = bled(face);
      return {
        elements: [
          photo(part(whole, 0, 0, 1, 0.24)),
          monthTitle(face, sheet, part(room, 0, 0.235, 1, 0.295), 'paper', 'left'),
          ...dayList(face, sheet, part(room, 0, 0.31, 1, 1), {
            ground: 'paper',
            columns: plannerColumns(face),
          }),
        ],
      };
    },
  },
  {
    id: 'calendar-list',
    label: { de: 'Tage als Liste', en: 'List of days' },
    needs: [],
    month: (face, sheet, photo) => {
      const room = marginBox(face);
      const whole = bled(face);
      return {
        background: 'wash',
        elements: [
          photo(part(whole, 0, 0, 1, 0.32)),
          monthTitle(face, sheet, part(room, 0, 0.33, 1, 0.4), 'wash'),
          ...dayList(face, sheet, part(room, 0.02, 0.42, 0.98, 1), { ground: 'wash', columns: [] }),
        ],
      };
    },
  },
];
