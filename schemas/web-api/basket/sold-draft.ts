import { z } from 'zod';
import { designIdSchema } from '../../configurator/design-id.ts';
import { draftChoiceSchema } from '../../configurator/draft.ts';
import { printedKindSchema } from '../../products/kind-lists.ts';

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
