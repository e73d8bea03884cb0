import type { CalendarSetting } from '@blattwerk/schemas/configurator/calendar.ts';
import { calendarSheets } from '@blattwerk/schemas/configurator/calendar-sheets.ts';
import type { DraftContent } from '@blattwerk/schemas/configurator/draft.ts';
import { regionalHolidays } from '@blattwerk/schemas/shop/holidays/regional-holidays.ts';
import { countries } from '@blattwerk/schemas/shop/markets/countries.ts';
import { languages } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import { setCalendar } from '../session/operations.ts';
import type { Say } from '../texts.ts';
import styles from './calendar-form.module.css';
import { monthWord } from './month-of-sheet.ts';
import { OwnDates } from './own-dates.tsx';
import { SelectField } from './select-field.tsx';

const extents = {
  'title-12': 'calendarExtent_titled',
  'months-12': 'calendarExtent_twelve',
  'months-13': 'calendarExtent_thirteen',
} as const;

export type CalendarFormProps = {
  /** As it is shown now. */
  calendar: CalendarSetting;
  change(change: (content: DraftContent) => DraftContent, on: string | null): void;
  /** Shows the sheet of a month. */
  onMonth(month: number): void;
  /** BCP 47. */
  locale: string;
  say: Say;
};

const noHolidays = '';
const wholeCountry = '';

/** What makes a calendar one's own: where it begins, its language, its holidays and one's own dates. */
export function CalendarForm(props: CalendarFormProps) {
  const { calendar, change, onMonth, locale, say } = props;
  const set = (fields: Partial<CalendarSetting>) =>
    change((content) => setCalendar(content, calendar, fields), null);
  const [year = '', month = ''] = calendar.start.split('-');
  const regions = Object.entries((calendar.country && regionalHolidays[calendar.country]) || {});
  return (
    <>
      <div className={styles.fields}>
        <SelectField
          label={say('calendarStartMonth')}
          onChange={(first) => {
            set({ start: `${year}-${first}` });
            onMonth(Number(first));
          }}
          options={monthOptions(locale)}
          value={month}
        />
        <SelectField
          label={say('calendarStartYear')}
          onChange={(first) => set({ start: `${first}-${month}` })}
          options={yearOptions(year)}
          value={year}
        />
        <SelectField
          label={say('calendarExtent')}
          onChange={(chosen) => {
            const sheets = calendarSheets.find((one) => one === chosen);
            if (sheets) set({ sheets });
          }}
          options={calendarSheets.map((value) => ({ value, name: say(extents[value]) }))}
          value={calendar.sheets ?? 'title-12'}
        />
        <SelectField
          label={say('calendarLanguage')}
          onChange={(chosen) => {
            const language = languages.find((one) => one === chosen);
            if (language) set({ language });
          }}
          options={named(languages, locale, 'language')}
          value={calendar.language}
        />
        <SelectField
          label={say('calendarHolidays')}
          onChange={(chosen) =>
            set({ country: countries.find((one) => one === chosen) ?? null, region: null })
          }
          options={[
            { value: noHolidays, name: say('calendarNoHolidays') },
            ...named(countries, locale, 'region'),
          ]}
          value={calendar.country ?? noHolidays}
        />
        {regions.length > 0 && (
          <SelectField
            label={say('calendarRegion')}
            onChange={(region) => set({ region: region === wholeCountry ? null : region })}
            options={[
              { value: wholeCountry, name: say('calendarWholeCountry') },
              ...regions.map(([value, { label }]) => ({ value, name: label })),
            ]}
            value={calendar.region ?? wholeCountry}
          />
        )}
      </div>
      <OwnDates {...props} />
    </>
  );
}

function monthOptions(locale: string) {
  return Array.from({ length: 12 }, (_, index) => ({
    value: String(index + 1).padStart(2, '0'),
    name: monthWord(index + 1, locale),
  }));
}

/** This year and the next two, and the one that is set where it is another. */
function yearOptions(set: string) {
  const now = new Date().getFullYear();
  const years = [...new Set([set, ...[0, 1, 2].map((more) => String(now + more))])];
  return years.toSorted().map((value) => ({ value, name: value }));
}

/** In the order of their names. */
function named(codes: readonly string[], locale: string, type: 'language' | 'region') {
  const names = new Intl.DisplayNames(locale, { type });
  return codes
    .map((value) => ({ value, name: names.of(value) ?? value }))
    .toSorted((one, other) => one.name.localeCompare(other.name, locale));
}
