import { z } from 'zod';

const previewChoiceSchema = z.object({
  id: z.string(),
  /** Null: the shop under no name of its own. */
  name: z.string().nullable(),
  isShop: z.boolean(),
});

/** Body of `GET /workspace/preview-addresses`; the first is the one that editors begin with. */
export const previewChoicesSchema = z.object({ addresses: z.array(previewChoiceSchema).min(1) });
export type PreviewChoice = z.infer<typeof previewChoiceSchema>;
