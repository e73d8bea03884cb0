/** What a column of a list of guests can hold. */
export const guestColumns = [
  'name',
  'firstName',
  'lastName',
  'envelope',
  'careOf',
  'street',
  'houseNumber',
  'postalCode',
  'city',
  /** Postal code and town in one cell. */
  'place',
  'province',
  'country',
  'email',
  'persons',
] as const;
export type GuestColumn = (typeof guestColumns)[number];
