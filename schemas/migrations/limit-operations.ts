import type { BlockChange } from './content-block.ts';
import { isRecord } from '../rules/model/is-record.ts';
import { changeValues } from './field-operations.ts';

/** Texts longer than `characters` end at a word before that, with an ellipsis. */
export function shortenText(field: string, characters: number): BlockChange {
  return changeValues(field, (value) => {
    if (typeof value !== 'string' || value.length <= characters) return value;
    const start = value.slice(0, characters - 1);
    const end = start.lastIndexOf(' ');
    return `${(end > characters / 2 ? start.slice(0, end) : start).replace(/[\s,;:–-]+$/, '')}…`;
  });
}

type NumberLimits = { min?: number; max?: number; decimals?: number; step?: number };

/** Numbers come to the nearest one allowed. */
export function clampNumber(field: string, { min, max, decimals, step }: NumberLimits): BlockChange {
  return changeValues(field, (value) => {
    if (value === '' || value === null || !Number.isFinite(Number(value))) return value;
    let number = Number(value);
    if (step) number = (min ?? 0) + Math.round((number - (min ?? 0)) / step) * step;
    if (max !== undefined) number = Math.min(number, step ? max - ((max - (min ?? 0)) % step) : max);
    if (min !== undefined) number = Math.max(number, min);
    if (decimals !== undefined) number = Number(number.toFixed(decimals));
    return number === Number(value) ? value : String(number);
  });
}

/** Lists keep their first entries. */
export function shortenList(field: string, entries: number): BlockChange {
  return changeValues(field, (value) =>
    Array.isArray(value) && value.length > entries ? value.slice(0, entries) : value,
  );
}

type PickedLimits = { kinds?: readonly string[]; maximum?: number };

/** Of the products picked those of other kinds go, and the last ones over the number. */
export function keepPicked(field: string, { kinds, maximum }: PickedLimits): BlockChange {
  return changeValues(field, (value) => {
    if (!isRecord(value) || !Array.isArray(value.items)) return value;
    const fitting = value.items.filter((item: unknown) => !kinds || (isRecord(item) && kinds.includes(String(item.kind))));
    const items = fitting.slice(0, maximum);
    return items.length === value.items.length ? value : { ...value, items };
  });
}
