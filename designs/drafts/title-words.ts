import type { CalendarSetting } from '@blattwerk/schemas/configurator/calendar.ts';
import { hasTitle } from '@blattwerk/schemas/configurator/calendar-sheets.ts';

/** Slots that stand on a calendar's title alone. */
const titleSlots = ['title', 'subtitle', 'year'];

/** Whether a text rests because its calendar has no title; it stands there again when the title is back. */
export function restsWithTitle(slot: string, calendar: CalendarSetting | null): boolean {
  return calendar !== null && !hasTitle(calendar) && titleSlots.includes(slot);
}
