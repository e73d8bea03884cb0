import { z } from 'zod';
import { printedKindSchema } from '../products/kind-lists.ts';
import { designIdSchema } from './composition-endpoints.ts';
import { draftChoiceSchema } from './draft.ts';

/** The draft that something was sealed of, as it is found again; who may open it is asked when it is opened. */
export const soldDraftSchema = z
  .strictObject({
    id: z.uuid(),
    kind: printedKindSchema,
    designId: designIdSchema,
    choice: draftChoiceSchema.meta({ description: 'As it was sealed.' }),
  })
  .meta({ id: 'SoldDraft' });
export type SoldDraft = z.infer<typeof soldDraftSchema>;
