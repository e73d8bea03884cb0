import { z } from 'zod';

const optionalName = z.string().trim().max(80).optional();

/** The newsletter form; dates are ISO 8601 (`2026-11-20`). Consent must be given, and only the e-mail is required. */
export const newsletterSchema = z.object({
  email: z.string().trim().toLowerCase().max(254).pipe(z.email()),
  firstName: optionalName,
  lastName: optionalName,
  birthday: z.iso.date().optional(),
  weddingDate: z.iso.date().optional(),
  consent: z.literal(true),
});
export type Newsletter = z.infer<typeof newsletterSchema>;
