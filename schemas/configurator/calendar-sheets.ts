/** Sheets of a calendar: a title and twelve months, as all are sold, or months alone; as many as its binding holds. */
export const calendarSheets = ['title-12', 'months-12', 'months-13'] as const;
export type CalendarSheets = (typeof calendarSheets)[number];

/** The sheet and the photo of the month that stands a second time, a year later. */
export const thirteenthMonth = 'month-13';

/** Whether there is a sheet in front of the months. */
export function hasTitle({ sheets = 'title-12' }: { readonly sheets?: CalendarSheets }): boolean {
  return sheets === 'title-12';
}
