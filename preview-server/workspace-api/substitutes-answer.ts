import { productKinds } from '@blattwerk/schemas/kinds/kind-facts.generated.ts';
import { amountSchema } from '@blattwerk/schemas/web-api/contract/money.ts';
import { z } from 'zod';

const substituteSchema = z.object({
  kind: z.enum(productKinds),
  id: z.string(),
  name: z.string(),
  /** What it is, in the language of the shop: `Einladungskarte`. */
  typeLabel: z.string(),
  /** Millimetres; none where it has no sizes. */
  format: z.string().optional(),
  /** The least that it costs in the shop asked for. */
  priceFrom: amountSchema.optional(),
  picture: z.string().optional(),
  theme: z.object({ id: z.int(), name: z.string() }).optional(),
});
export type SubstituteAnswer = z.infer<typeof substituteSchema>;

/** Body of `GET /workspace/substitutes?of=card:146101&…`: the likest first. */
export const substitutesAnswerSchema = z.object({ substitutes: z.array(substituteSchema) });
