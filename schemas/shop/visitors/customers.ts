import { z } from 'zod';

/** What the shop tells a page about its visitor; `fullName` is made from the two names. */
export const customerSchema = z.object({
  emailHash: z.string().nullable(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  number: z.string().nullable(),
  isLoggedIn: z.boolean(),
  isWhitelabelCustomer: z.boolean(),
  type: z.int().default(0),
  order: z.object({ isWhitelabelOrder: z.boolean().optional() }).nullable(),
});
export type Customer = z.infer<typeof customerSchema>;

/** First plus last name; guests have none. */
export function fullNameOf({ isLoggedIn, firstName, lastName }: Customer): string | undefined {
  if (!isLoggedIn) return undefined;
  return [firstName, lastName].filter(Boolean).join(' ') || undefined;
}
