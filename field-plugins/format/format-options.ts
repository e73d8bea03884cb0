import { productKinds } from '@blattwerk/schemas/kinds/kind-facts.generated.ts';
import { z } from 'zod';

/** Where the product comes from: a field of the same block, or `kind` and `type` for all values of this field. */
export const formatOptions = z
  .object({
    kind: z.enum(productKinds, { error: `must be one of ${productKinds.join(', ')}` }).optional(),
    type: z.string().trim().optional(),
    productField: z.string().trim().default('product'),
  })
  .refine(({ kind, type }) => (kind === undefined) === (type === undefined), {
    path: ['type'],
    error: 'must be given together with kind',
  });
export type FormatOptions = z.infer<typeof formatOptions>;
