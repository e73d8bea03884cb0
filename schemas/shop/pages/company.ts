import { z } from 'zod';

/** Who sells, as the law wants it said (§ 5 DDG, § 18 MStV): in legal notices, on invoices, to search engines. */
export const companySchema = z.strictObject({
  name: z.string().min(1),
  street: z.string().min(1),
  postalCode: z.string().min(1),
  city: z.string().min(1),
  /** Those who may sign for it, comma separated. */
  managers: z.string().min(1),
  /** The person who answers for the content. */
  responsible: z.string().min(1),
  phone: z.string().min(1),
  email: z.string().min(1),
  /** Court and number. */
  register: z.string().min(1),
  vatId: z.string().min(1),
});

export type Company = z.infer<typeof companySchema>;
