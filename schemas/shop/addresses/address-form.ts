import { z } from 'zod';

const field = z.string().max(320).optional();

/** An address as it was typed; the formats beside it say what each country wants. */
export const addressFormSchema = z
  .strictObject({
    country: field,
    firstName: field,
    lastName: field,
    company: field,
    careOf: field,
    street: field,
    postalCode: field,
    city: field,
    province: field,
    vatId: field,
  })
  .meta({ id: 'AddressForm' });
export type AddressForm = z.infer<typeof addressFormSchema>;
