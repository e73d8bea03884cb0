import { z } from 'zod';
import {
  type CalendarFormat,
  type CalendarFormatGroup,
  calendarFormats,
  calendarFormatTable,
} from './calendar-formats.ts';

export const calendarTypes = [
  'familienplaner',
  'kuechenkalender',
  'terminkalender',
  'tischkalender',
  'wandkalender',
] as const;
export type CalendarType = (typeof calendarTypes)[number];
export const calendarTypeSchema = /* @__PURE__ */ z.enum(calendarTypes);

export const calendarMountings = ['holzblock', 'holzfuss', 'lochung', 'spirale'] as const;
export type CalendarMounting = (typeof calendarMountings)[number];
export const calendarMountingSchema = /* @__PURE__ */ z.enum(calendarMountings);

export const calendarMountingLabels: Record<CalendarMounting, string> = {
  holzblock: 'Holzblock',
  holzfuss: 'Holzfuß',
  lochung: 'Lochung',
  spirale: 'Spiralbindung',
};

type CalendarTypeEntry = {
  label: string;
  formatGroups: readonly CalendarFormatGroup[];
  mountings: readonly CalendarMounting[];
};

export const calendarTypeTable: Record<CalendarType, CalendarTypeEntry> = {
  familienplaner: {
    label: 'Familienplaner',
    formatGroups: ['long-portrait', 'din-portrait'],
    mountings: ['spirale'],
  },
  kuechenkalender: {
    label: 'Küchenkalender',
    formatGroups: ['large', 'small'],
    mountings: ['spirale', 'lochung'],
  },
  terminkalender: {
    label: 'Terminkalender',
    formatGroups: ['din-portrait', 'din-landscape'],
    mountings: ['spirale'],
  },
  tischkalender: {
    label: 'Tischkalender',
    formatGroups: ['landscape', 'square', 'din-portrait', 'din-landscape'],
    mountings: ['spirale', 'holzblock', 'holzfuss'],
  },
  wandkalender: {
    label: 'Wandkalender',
    formatGroups: ['din-portrait', 'din-landscape', 'square'],
    mountings: ['spirale', 'lochung'],
  },
};

/** Longest edge in millimetres that still stands on a table. */
const maxTableLength = 265;

/** The formats a calendar type is made in: those of its groups, and on a table only the small ones. */
export function calendarFormatsOf(type: CalendarType): CalendarFormat[] {
  const { formatGroups } = calendarTypeTable[type];
  return calendarFormats.filter((format) => {
    const { group, width, height } = calendarFormatTable[format];
    const fits = type !== 'tischkalender' || Math.max(width, height) <= maxTableLength;
    return fits && formatGroups.includes(group);
  });
}
