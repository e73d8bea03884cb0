import type { Box } from '../../model/shape.ts';
import { needing, photoSlots } from '../card-slots.ts';
import type { Composition, PagePlan, ProductInput } from '../composition.ts';
import type { Face, PhotoElement } from '../face.ts';
import { wholePage } from '../whole-page.ts';
import { calendarCover } from './calendar-cover.ts';
import { type CalendarLayout, calendarLayouts } from './calendar-layouts.ts';
import { monthNames } from './german-dates.ts';

const months = Array.from({ length: 12 }, (_, index) => `month-${index + 1}`);
const texts = {
  title: { label: 'Titel', sample: 'Unser Jahr', maxLength: 40 },
  subtitle: { label: 'Zeile darunter', sample: '', maxLength: 60 },
  year: { label: 'Jahr', sample: '2027', maxLength: 4 },
  people: { label: 'Namen der Spalten', sample: 'Mama, Papa, Emma, Leo, Alle', maxLength: 80 },
};

function composeCalendar(layout: CalendarLayout, input: ProductInput): PagePlan[] {
  const photo =
    (slot: string) =>
    (box: Box): PhotoElement => ({ kind: 'photo', slot, box, rotate: 0 });
  const year = Number.parseInt(input.text('year'), 10);
  const shown = Number.isInteger(year) && year > 1900 ? year : 2027;
  return [
    wholePage(
      'cover',
      'Titelblatt',
      input.format,
      (face) => calendarCover(face, layout, photo('cover')),
      input,
    ),
    ...months.map((slot, index) => {
      const plan = (face: Face) => layout.month(face, { year: shown, month: index + 1 }, photo(slot));
      return wholePage(slot, monthNames[index] ?? slot, input.format, plan, input);
    }),
  ];
}

/** Calendars: a cover and twelve months. */
export const calendarCompositions: readonly Composition[] = calendarLayouts.map((layout) => ({
  id: layout.id,
  label: layout.label,
  aspect: { from: 0.3, to: 3 },
  folds: ['single'],
  motifs: needing(...layout.needs),
  texts,
  photos: photoSlots('cover', ...months),
  options: {},
  compose: (input) => composeCalendar(layout, input),
}));
