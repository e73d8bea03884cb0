import type { CalendarSetting } from '@blattwerk/schemas/configurator/calendar.ts';
import { monthOfSheet } from '../calendar/month-of-sheet.ts';
import { faceName, type Say } from '../texts.ts';
import type { StageView } from './views.ts';

/**
 * What a face is called in the shop's language: a side of the card, a month, the title of a calendar.
 * @param calendar null for all that is none
 * @param locale BCP 47
 */
export function viewName(
  { id, label }: Pick<StageView, 'id' | 'label'>,
  calendar: CalendarSetting | null,
  locale: string,
  say: Say,
): string {
  const month = calendar && monthOfSheet(id, calendar.start, locale);
  if (month) return month;
  if (calendar && id === 'cover') return say('face_titlePage');
  const name = faceName(id);
  return name ? say(...name) : label;
}
