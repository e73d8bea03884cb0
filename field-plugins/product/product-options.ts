import { readMarkedItems } from '@blattwerk/schemas/field-plugins/marked-items.ts';
import { productKinds } from '@blattwerk/schemas/kinds/kind-facts.generated.ts';
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
  .pipe(z.array(z.enum(productKinds, { error: `must be kinds out of ${productKinds.join(', ')}` })));

/** What a field may hold: `kinds` (none means all), `minimum` and `maximum` of products. */
export const productOptions = z
  .object({
    kinds: kinds.default([...productKinds]),
    minimum: amount.default(0),
    /** What is wrong with entries of the list, as the editor's form finds. */
    marked: z.string().transform(readMarkedItems).default([]),
    maximum: amount.pipe(z.number().min(1, 'must be at least 1')).default(maximumEver),
  })
  .refine(({ minimum, maximum }) => minimum <= maximum, {
    path: ['minimum'],
    error: 'must not be more than the maximum',
  });
export type ProductOptions = z.infer<typeof productOptions>;
