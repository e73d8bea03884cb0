import { pickableKinds } from '@blattwerk/schemas/shop/products/pickable-kinds.ts';
import { z } from 'zod';

const maximumEver = 24;

const amount = z
  .string()
  .trim()
  .regex(/^\d{1,2}$/, `must be a whole number from 0 to ${maximumEver}`)
  .transform(Number)
  .pipe(z.number().max(maximumEver, `must be at most ${maximumEver}`));

const kinds = z
  .string()
  .transform((value) => value.split(',').map((kind) => kind.trim()))
  .pipe(z.array(z.enum(pickableKinds, { error: `must be kinds out of ${pickableKinds.join(', ')}` })));

/** What a field may hold: `kinds` (none means all), `minimum` and `maximum` of products. */
export const productOptions = z
  .object({
    kinds: kinds.default([...pickableKinds]),
    minimum: amount.default(0),
    maximum: amount.pipe(z.number().min(1, 'must be at least 1')).default(maximumEver),
  })
  .refine(({ minimum, maximum }) => minimum <= maximum, {
    path: ['minimum'],
    error: 'must not be more than the maximum',
  });
export type ProductOptions = z.infer<typeof productOptions>;
