type Operator = (value: unknown, wanted: string) => boolean;

const list = (wanted: string): string[] => wanted.split(',').map((part) => part.trim());

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';

const texts = (value: unknown): string[] => (Array.isArray(value) ? value : [value]).map(text);

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

const states: Record<string, (value: unknown) => boolean> = {
  empty: (value) => isEmpty(value) || (Array.isArray(value) && value.length === 0),
  not_empty: (value) => !isEmpty(value) && !(Array.isArray(value) && value.length === 0),
  empty_array: (value) => Array.isArray(value) && value.length === 0,
  not_empty_array: (value) => Array.isArray(value) && value.length > 0,
  true: (value) => value === true || value === 'true',
  false: (value) => value === false || value === 'false',
  null: (value) => value === undefined || value === null,
  not_null: (value) => value !== undefined && value !== null,
};

/** `*` stands for any run of characters; case does not matter. */
function isLike(value: unknown, pattern: string): boolean {
  const parts = pattern.split('*').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('[^]*')}$`, 'iu').test(text(value));
}

const compare =
  (read: (value: string) => number, holds: (value: number, wanted: number) => boolean): Operator =>
  (value, wanted) =>
    text(value) !== '' && holds(read(text(value)), read(wanted));

const isGreater = (value: number, wanted: number): boolean => value > wanted;
const isLess = (value: number, wanted: number): boolean => value < wanted;

/** `2026-11-20 18:30` is UTC, as everything the editor stores. */
function readDate(value: string): number {
  const iso = value.trim().replace(' ', 'T');
  return Date.parse(/T[\d:.]+$/.test(iso) ? `${iso}Z` : iso);
}

const anyIn: Operator = (value, wanted) =>
  Array.isArray(value) && list(wanted).some((entry) => texts(value).includes(entry));

/** What `filter_query[field][…]` can ask of a content value. Values of the query are always text. */
export const filterOperators = {
  is: (value, wanted) => states[wanted]?.(value) ?? false,
  in: (value, wanted) => list(wanted).includes(text(value)),
  not_in: (value, wanted) => !list(wanted).includes(text(value)),
  like: isLike,
  not_like: (value, wanted) => !isLike(value, wanted),
  exists: (value, wanted) => (value !== undefined) === (wanted !== 'false' && wanted !== '0'),
  in_array: anyIn,
  any_in_array: anyIn,
  all_in_array: (value, wanted) =>
    Array.isArray(value) && list(wanted).every((entry) => texts(value).includes(entry)),
  gt_date: compare(readDate, isGreater),
  lt_date: compare(readDate, isLess),
  gt_int: compare((value) => Math.trunc(Number(value)), isGreater),
  lt_int: compare((value) => Math.trunc(Number(value)), isLess),
  gt_float: compare(Number, isGreater),
  lt_float: compare(Number, isLess),
} satisfies Record<string, Operator>;

export type FilterOperator = keyof typeof filterOperators;
