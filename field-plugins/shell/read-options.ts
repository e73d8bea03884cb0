import { channelSchema } from '@blattwerk/schemas/shop/markets/channel-schema.ts';
import { countrySchema } from '@blattwerk/schemas/shop/markets/country-schema.ts';
import { z } from 'zod';

/** Options that every picker takes. */
const sharedOptions = z.object({
  /** Shows this channel's catalogue instead of that of the story's folder. */
  channel: channelSchema.optional(),
  /** Shows prices and availability of this country. */
  country: countrySchema.optional(),
  /** Shows the value and takes no change. */
  readOnly: z
    .enum(['true', 'false'])
    .default('false')
    .transform((value) => value === 'true'),
});
type SharedOptions = z.infer<typeof sharedOptions>;

export type OptionsResult<Options> =
  | { ok: true; shared: SharedOptions; options: Options }
  | { ok: false; problem: string };

/** Reads a field's options; a bad one is a sentence that names it. Empty texts count as not given. */
export function readOptions<Options>(
  schema: z.ZodType<Options>,
  given: Readonly<Record<string, string>>,
): OptionsResult<Options> {
  const set = Object.fromEntries(Object.entries(given).filter(([, value]) => value.trim() !== ''));
  const shared = sharedOptions.safeParse(set);
  const own = schema.safeParse(set);
  if (shared.success && own.success) return { ok: true, shared: shared.data, options: own.data };
  const [issue] = (shared.error ?? own.error)?.issues ?? [];
  return { ok: false, problem: `${issue?.path.join('.') || '?'}: ${issue?.message ?? ''}` };
}
