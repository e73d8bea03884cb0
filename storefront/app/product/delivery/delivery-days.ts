import type { DeliveryCountry } from '@blattwerk/schemas/shop/markets/countries.ts';
import { isDeliveryHoliday, isDispatchHoliday } from '@blattwerk/schemas/shop/service/public-holidays.ts';
import type { ShippingService } from '@blattwerk/schemas/shop/service/shipping.ts';

type Terms = {
  country: DeliveryCountry;
  standardWorkingDays: { min: number; max: number };
  /** `HH:MM` in Germany. */
  expressOrderDeadline: string;
};

/** First and last day a parcel may arrive, as `YYYY-MM-DD`. */
type DeliveryDays = { from: string; to: string };

const dayMs = 86_400_000;
const saturday = 6;

/** When a parcel arrives that is ordered now: `now` in milliseconds since 1970. */
export function deliveryDays(service: ShippingService, terms: Terms, now: number): DeliveryDays {
  const { date, time } = germanTime(now);
  const { country, standardWorkingDays, expressOrderDeadline } = terms;
  if (service === 'standard') {
    const from = workingDaysAfter(date, standardWorkingDays.min, country);
    return { from, to: workingDaysAfter(from, standardWorkingDays.max - standardWorkingDays.min, country) };
  }
  const isInTime = time < expressOrderDeadline && isDispatchDay(date);
  const sent = isInTime ? date : nextDay(date, isDispatchDay);
  if (service === 'express') {
    const arrival = nextDay(sent, (day) => isDeliveryDay(country, day));
    return { from: arrival, to: arrival };
  }
  const friday = nextDay(dayAfter(sent, -1), (day) => weekday(day) === saturday - 1 && isDispatchDay(day));
  const arrival = dayAfter(friday, 1);
  return { from: arrival, to: arrival };
}

function germanTime(now: number): { date: string; time: string } {
  const written = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Berlin',
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(now);
  return { date: written.slice(0, 10), time: written.slice(11, 16) };
}

/** Counts the days on which the shop works and parcels are delivered. */
function workingDaysAfter(date: string, days: number, country: DeliveryCountry): string {
  const isWorkingDay = (day: string) => isDispatchDay(day) && isDeliveryDay(country, day);
  let day = date;
  for (let passed = 0; passed < days; passed += 1) day = nextDay(day, isWorkingDay);
  return day;
}

function nextDay(date: string, isRight: (day: string) => boolean): string {
  let day = dayAfter(date, 1);
  while (!isRight(day)) day = dayAfter(day, 1);
  return day;
}

function isDispatchDay(date: string): boolean {
  return weekday(date) % saturday !== 0 && !isDispatchHoliday(date);
}

function isDeliveryDay(country: DeliveryCountry, date: string): boolean {
  return weekday(date) % saturday !== 0 && !isDeliveryHoliday(country, date);
}

function weekday(date: string): number {
  return new Date(date).getUTCDay();
}

function dayAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);
}
