import { hasTitle, thirteenthMonth } from '@blattwerk/schemas/configurator/calendar-sheets.ts';
import type { Box } from '../../model/shape.ts';
import { needing, photoSlots } from '../card-slots.ts';
import type { Composition, PagePlan, ProductInput } from '../composition.ts';
import type { Face, PhotoElement } from '../face.ts';
import { wholePage } from '../whole-page.ts';
import { calendarCover } from './calendar-cover.ts';
import { type CalendarLayout, calendarLayouts } from './calendar-layouts.ts';
import { sheetsOf, soldCalendar } from './calendar-sheets.ts';
import { monthNames } from './german-dates.ts';

const months = Array.from({ length: 12 }, (_, index) => `month-${index + 1}`);
const texts = {
  title: { label: 'Titel', sample: 'Unser Jahr', maxLength: 40 },
  subtitle: { label: 'Zeile darunter', sample: '', maxLength: 60 },
  year: { label: 'Jahr', sample: '2027', maxLength: 9 },
};

function composeCalendar(layout: CalendarLayout, input: ProductInput): PagePlan[] {
  const photo =
    (slot: string) =>
    (box: Box): PhotoElement => ({ kind: 'photo', slot, box, rotate: 0 });
  const calendar = input.calendar ?? soldCalendar(input.text('year'));
  const title = wholePage(
    'cover',
    'Titelblatt',
    input.format,
    (face) => calendarCover(face, layout, photo('cover')),
    input,
  );
  const months = sheetsOf(calendar).map((sheet, index): PagePlan => {
    const { id } = sheet;
    const plan = (face: Face) => layout.month(face, sheet, photo(id));
    const page = wholePage(id, monthNames[sheet.month - 1] ?? id, input.format, plan, input);
    // The same drawing with the title in front of it and without.
    return { ...page, seedPlace: index + 1 };
  });
  return hasTitle(calendar) ? [title, ...months] : months;
}

/** Calendars: a title and twelve months, or months alone. */
export const calendarCompositions: readonly Composition[] = calendarLayouts.map((layout) => ({
  id: layout.id,
  label: layout.label,
  aspect: { from: 0.3, to: 3 },
  folds: ['single'],
  motifs: needing(...layout.needs),
  texts: { ...texts, ...layout.texts },
  photos: photoSlots('cover', ...months, thirteenthMonth),
  sampled: ['cover', ...months],
  options: {},
  compose: (input) => composeCalendar(layout, input),
}));
