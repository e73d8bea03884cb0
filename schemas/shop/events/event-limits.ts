/** Bounds of the event portal. Texts are in characters. */
export const eventLimits = {
  /** Of a customer. */
  events: 20,
  /** Of an event. */
  guests: 1000,
  eventName: 80,
  /** Words of the host to all guests. */
  words: 600,
  guestName: 100,
  /** Names as they stand on an envelope; a line each. */
  envelopeLines: 3,
  /** Who comes with one invitation. */
  persons: 20,
  message: 600,
  diet: 200,
  /** How far ahead people plan. */
  yearsAhead: 5,
  /** How long guests are kept after the event, for cards of thanks; then they are deleted. */
  daysKept: 180,
  /** Guests on one page of the list. */
  pageSize: 50,
} as const;

/** Bounds of a list that is brought along. */
export const uploadLimits = {
  bytes: 2_000_000,
  /** What a workbook may be once it is unpacked. */
  unpackedBytes: 30_000_000,
  /** Lines below the headers. */
  rows: eventLimits.guests,
  columns: 30,
  cell: 200,
  pasted: 50_000,
} as const;

/** The day after which an event and its guests are deleted. @param date of the event, `2027-06-12` */
export function keptUntil(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + eventLimits.daysKept);
  return day.toISOString().slice(0, 10);
}
