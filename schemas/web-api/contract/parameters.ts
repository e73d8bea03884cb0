import { z } from 'zod';

/** A whole number in a path or query; leading zeros, signs and fractions are refused. */
export function wholeNumber({ minimum, maximum }: { minimum: number; maximum: number }) {
  return z
    .string()
    .regex(/^(0|[1-9]\d{0,8})$/, 'Write a whole number.')
    .transform(Number)
    .pipe(z.number().min(minimum).max(maximum))
    .meta({ override: { type: 'integer', minimum, maximum, pattern: undefined } });
}

/** A database id in a path or query. */
export const idParameter = wholeNumber({ minimum: 1, maximum: 999_999_999 });

/** `true` or `false` in a query. */
export const flagParameter = z
  .enum(['true', 'false'])
  .transform((value) => value === 'true')
  .meta({ override: { type: 'boolean', enum: undefined } });
