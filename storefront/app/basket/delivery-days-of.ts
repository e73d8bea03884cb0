import type { Locale } from '@blattwerk/schemas/shop/markets/locales.generated.ts';
import type { ShippingChoice } from '@blattwerk/schemas/web-api/basket/basket.ts';

/** `Do., 26. November`, or from the first to the last day it may arrive on. */
export function deliveryDaysOf(
  { deliveryFrom, deliveryTo }: Pick<ShippingChoice, 'deliveryFrom' | 'deliveryTo'>,
  locale: Locale,
): string {
  // Days on a calendar: read and printed in one time zone, they stay what they are.
  const days = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  const [from, to] = [new Date(deliveryFrom), new Date(deliveryTo)];
  // A day keeps its month beside it; the range may break before its dash, and with the joiner not after it.
  const text = deliveryFrom === deliveryTo ? days.format(from) : days.formatRange(from, to);
  return text.replace(/\s(?![–-])(?<![–-]\s)/g, '\u00a0').replace(/\s*–\s*/, ' –\u2060\u00a0');
}
