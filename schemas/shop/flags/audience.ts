import { z } from 'zod';
import { channels } from '../markets/channels.ts';
import { countries } from '../markets/countries.ts';
import { languages } from '../markets/languages.generated.ts';
import { customerTypes } from '../visitors/customer-types.ts';
import type { VisitorTraits } from './visitor-traits.ts';

/** For whom a flag is decided by lot; an empty list leaves no visitor out. */
export const audienceSchema = z.strictObject({
  countries: z.array(z.enum(countries)).max(countries.length),
  channels: z.array(z.enum(channels)).max(channels.length),
  languages: z.array(z.enum(languages)).max(languages.length),
  customerTypes: z.array(z.enum(customerTypes)).max(customerTypes.length),
});
export type Audience = z.infer<typeof audienceSchema>;

export const everybody: Audience = { countries: [], channels: [], languages: [], customerTypes: [] };

/** What a visitor must be, trait by trait as clients of the flag service call them; nothing for everybody. */
export function askedTraits({
  countries,
  channels,
  languages,
  customerTypes,
}: Audience): { trait: keyof VisitorTraits; values: readonly string[] }[] {
  const asked: { trait: keyof VisitorTraits; values: readonly string[] }[] = [
    { trait: 'country', values: countries },
    { trait: 'channel', values: channels },
    { trait: 'language', values: languages },
    { trait: 'customerType', values: customerTypes },
  ];
  return asked.filter(({ values }) => values.length > 0);
}
