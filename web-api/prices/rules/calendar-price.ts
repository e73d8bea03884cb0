import { calendarFormatTable } from '@blattwerk/schemas/shop/photo-products/calendar-formats.ts';
import {
  calendarFormatsOf,
  calendarMountingLabels,
  calendarTypeTable,
} from '@blattwerk/schemas/shop/photo-products/calendars.ts';
import type { ShopContext } from '@blattwerk/schemas/web-api/contract/shop-headers.ts';
import type { QueryOf } from '@blattwerk/schemas/web-api/endpoints.ts';
import type { Reply } from '../../http/handler.ts';
import type { PriceTables } from '../price-tables.ts';
import { exactly } from './exact-amount.ts';
import { priceOptions } from './price-option.ts';
import { quoteFor, sumOf } from './quote.ts';
import { refuseUnlessAllowed } from './refuse-unless-allowed.ts';
import { volumePrices } from './volume-prices.ts';

/** A calendar costs its format, and what its type and mounting add. */
export function calendarPrice(
  asked: QueryOf<'GET /web-api/calendar-price'>,
  tables: PriceTables,
  shop: ShopContext,
): Reply<'GET /web-api/calendar-price'> {
  const { calendarType, quantity = 1, deliveryCountry } = asked;
  const { label, mountings } = calendarTypeTable[calendarType];
  const formats = calendarFormatsOf(calendarType);
  const format = asked.format ?? formats[0];
  const mounting = asked.mounting ?? mountings[0];
  const problem = refuseUnlessAllowed([
    { field: 'format', value: format, allowed: formats, message: 'Choose a format of this calendar type.' },
    {
      field: 'mounting',
      value: mounting,
      allowed: mountings,
      message: 'Choose a mounting of this calendar type.',
    },
  ]);
  if (problem) return { ok: false, problem };
  if (!format || !mounting) throw new Error(`The calendar type ${calendarType} has no formats or mountings.`);
  const prices = tables.of(shop);
  const formatOption = (value: typeof format) => ({
    label: calendarFormatTable[value].label,
    exact: exactly(prices.amount(`calendar/format/${value}`)),
  });
  const mountingOption = (value: typeof mounting) => ({
    label: calendarMountingLabels[value],
    exact: exactly(prices.amount(`calendar/mounting/${value}`)),
  });
  const parts = [
    { part: 'format', ...formatOption(format) },
    { part: 'calendarType', label, exact: exactly(prices.amount(`calendar/type/${calendarType}`)) },
    { part: 'mounting', ...mountingOption(mounting) },
  ].filter(({ exact }) => exact > 0);
  const order = { parts, quantity, scale: 'calendar' };
  return {
    ok: true,
    value: {
      choice: { calendarType, format, mounting },
      quote: quoteFor({ parts, quantity, country: deliveryCountry ?? shop.country }, 'calendar', prices),
      volumePrices: volumePrices(sumOf(parts), 'calendar', prices),
      options: {
        format: priceOptions({ values: formats, selected: format, describe: formatOption }, order, prices),
        mounting: priceOptions(
          { values: mountings, selected: mounting, describe: mountingOption },
          order,
          prices,
        ),
      },
    },
  };
}
