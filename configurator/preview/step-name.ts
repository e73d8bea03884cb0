import type { Design } from '@blattwerk/designs/model/design.ts';
import type { CalendarSetting } from '@blattwerk/schemas/configurator/calendar.ts';
import { monthOfSheet } from '../calendar/month-of-sheet.ts';
import { nameOf } from '../pages/page-strip.tsx';
import type { Say } from '../texts.ts';
import type { StepName } from './paper-object.ts';
import type { SayPreview } from './preview-texts.ts';

/** What a turn shows, in the shop's language: a side of the card, a month, the pages of a book. */
export function nameOfStep(
  step: StepName,
  { pages }: Design,
  calendar: CalendarSetting | null,
  locale: string,
  say: Say,
  sayPreview: SayPreview,
): string {
  if ('face' in step) return step.face === 'outside' ? sayPreview('outside') : say(`face_${step.face}`);
  const page = pages[step.pageIndex];
  if (!page) return '';
  if (calendar && page.id === 'cover') return say('face_titlePage');
  return (calendar && monthOfSheet(page.id, calendar.start, locale)) ?? nameOf(page, say);
}
