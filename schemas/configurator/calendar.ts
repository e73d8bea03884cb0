import { z } from 'zod';
import { countries } from '../shop/markets/countries.ts';
import { languages } from '../shop/markets/languages.generated.ts';
import { calendarDateLength, lastDayOf, mostCalendarDates } from './calendar-limits.ts';
import { calendarSheets } from './calendar-sheets.ts';

const calendarDateSchema = z
  .strictObject({
    month: z.int().min(1).max(12),
    day: z.int().min(1).max(31),
    text: z
      .string()
      .trim()
      .min(1)
      .max(calendarDateLength)
      .regex(/^[^\n]*$/),
  })
  .refine(({ month, day }) => day <= lastDayOf(month), 'The month has no such day.');
export type CalendarDate = z.infer<typeof calendarDateSchema>;

/** A calendar of twelve or thirteen months from its start. */
export const calendarSettingSchema = z
  .strictObject({
    start: z
      .string()
      .regex(/^20\d{2}-(0[1-9]|1[0-2])$/)
      .meta({ description: 'The first of its months, `YYYY-MM`.', example: '2027-01' }),
    sheets: z
      .enum(calendarSheets)
      .optional()
      .meta({ description: 'A title and twelve months, or months alone; left out: with its title.' }),
    language: z.enum(languages).meta({ description: 'Of the names of months, weekdays and holidays.' }),
    country: z.enum(countries).nullable().meta({ description: 'Whose holidays it has; null: none.' }),
    region: z
      .string()
      .regex(/^[a-z]+(-[a-z]+)*$/)
      .max(40)
      .nullable()
      .meta({ description: 'A part of the country with holidays of its own, such as `bayern`.' }),
    dates: z
      .array(calendarDateSchema)
      .max(mostCalendarDates)
      .meta({ description: 'The customer’s own, the same every year: birthdays.' }),
  })
  .meta({ id: 'CalendarSetting' });
export type CalendarSetting = z.infer<typeof calendarSettingSchema>;
