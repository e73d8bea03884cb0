import { z } from 'zod';

/** What the shop tells a page about its visitor. */
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
