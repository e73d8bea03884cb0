import { shopDay } from '@blattwerk/schemas/shop/service/shop-day.ts';
import type { CalendarEntry } from './calendar-entry.ts';

/** Plans for a day on a calendar in Germany, by their time. */
export function plansOn(plans: readonly CalendarEntry[], day: string): CalendarEntry[] {
  return plans
    .filter(({ publish_at }) => shopDay(new Date(publish_at)) === day)
    .toSorted((one, other) => one.publish_at.localeCompare(other.publish_at));
}
