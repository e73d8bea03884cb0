import type { Country } from '../markets/countries.ts';
import { deliveryCountryHolidays } from './delivery-country-holidays.ts';
import type { HolidayId } from './holiday-dates.ts';

/** What is kept in the whole of each country. */
export const nationalHolidays: Readonly<Record<Country, readonly HolidayId[]>> = {
  ...deliveryCountryHolidays,
  GB: ['newYear', 'goodFriday', 'easter', 'easterMonday', 'earlyMay', 'springBank', 'christmas', 'boxing'],
  US: [
    'newYear',
    'martinLutherKing',
    'presidents',
    'easter',
    'memorial',
    'juneteenth',
    'independence',
    'americanLabour',
    'columbus',
    'veterans',
    'thanksgiving',
    'christmas',
  ],
};
