import { z } from 'zod';
import type { Format } from '../sizes/formats.ts';

export const calendarFormatGroups = [
  'din-portrait',
  'din-landscape',
  'square',
  'large',
  'long-portrait',
  'small',
  'landscape',
] as const;
export type CalendarFormatGroup = (typeof calendarFormatGroups)[number];

export const calendarFormatGroupLabels: Record<CalendarFormatGroup, string> = {
  'din-portrait': 'DIN hoch',
  'din-landscape': 'DIN quer',
  square: 'Quadratisch',
  large: 'Groß',
  'long-portrait': 'Lang hoch',
  small: 'Klein',
  landscape: 'Quer',
};

export const calendarFormats = [
  'a3-portrait',
  'a4-portrait',
  'a5-portrait',
  'a6-portrait',
  'a3-landscape',
  'a4-landscape',
  'a5-landscape',
  'a6-landscape',
  'square-145',
  'square-200',
  'square-300',
  'large-150-400',
  'long-portrait-200-400',
  'small-130-300',
  'landscape-265-120',
] as const;
export type CalendarFormat = (typeof calendarFormats)[number];
export const calendarFormatSchema = /* @__PURE__ */ z.enum(calendarFormats);

type CalendarFormatEntry = Format & { group: CalendarFormatGroup; label: string };

/** Sizes in millimetres. */
export const calendarFormatTable: Record<CalendarFormat, CalendarFormatEntry> = {
  'a3-portrait': entry('din-portrait', 297, 420, 'A3 hoch'),
  'a4-portrait': entry('din-portrait', 210, 297, 'A4 hoch'),
  'a5-portrait': entry('din-portrait', 148, 210, 'A5 hoch'),
  'a6-portrait': entry('din-portrait', 105, 148, 'A6 hoch'),
  'a3-landscape': entry('din-landscape', 420, 297, 'A3 quer'),
  'a4-landscape': entry('din-landscape', 297, 210, 'A4 quer'),
  'a5-landscape': entry('din-landscape', 210, 148, 'A5 quer'),
  'a6-landscape': entry('din-landscape', 148, 105, 'A6 quer'),
  'square-145': entry('square', 145, 145, 'Quadratisch klein'),
  'square-200': entry('square', 200, 200, 'Quadratisch mittel'),
  'square-300': entry('square', 300, 300, 'Quadratisch groß'),
  'large-150-400': entry('large', 150, 400, 'Schmal groß'),
  'long-portrait-200-400': entry('long-portrait', 200, 400, 'Lang hoch'),
  'small-130-300': entry('small', 130, 300, 'Schmal klein'),
  'landscape-265-120': entry('landscape', 265, 120, 'Panorama quer'),
};

/** The format of a size in millimetres: what price addresses call it. */
export function calendarFormatOf({ width, height }: Format): CalendarFormat | undefined {
  return calendarFormats.find((format) => {
    const entry = calendarFormatTable[format];
    return entry.width === width && entry.height === height;
  });
}

function entry(
  group: CalendarFormatGroup,
  width: number,
  height: number,
  label: string,
): CalendarFormatEntry {
  return { group, width, height, label };
}
