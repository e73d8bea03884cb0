import type { Address } from '@blattwerk/schemas/shop/addresses/address-schema.ts';
import type { Language } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import type { BusinessOrder } from '@blattwerk/schemas/web-api/orders/order.ts';
import { z } from 'zod';
import { optionalEmail } from '../customers/companies/read-company.ts';
import type { VatIdStanding } from '../customers/vat-ids/vat-id-standing.ts';
import type { FieldErrors } from '../http/form-problem.ts';
import { companyTextsIn } from '../texts/companies/company-texts.ts';
import { textsIn } from '../texts/texts.generated.ts';

export type BusinessForm = {
  reference?: string | undefined;
  invoiceEmail?: string | undefined;
  isWhitelabelOrder?: boolean | undefined;
};

/** As whom a customer orders: what is known of a business customer, and whether parcels may go without our name. */
export type OrdersAs = {
  business: (BusinessOrder & { address: Address | undefined }) | null;
  isWhitelabel: boolean;
  /** How it stands with the company’s VAT id, where orders can be without tax by it. */
  vatId: VatIdStanding | undefined;
};

type BusinessResult = { ok: true; business: BusinessOrder | null } | { ok: false; errors: FieldErrors };

/** Short enough for a line of an invoice. */
const referenceSchema = z
  .string()
  .trim()
  .max(30)
  .regex(/^[^\p{Cc}<>]*$/u);

/** Checks what a business customer has filled in besides; of others nothing is kept. */
export function readBusiness(
  { reference = '', invoiceEmail }: BusinessForm,
  { business }: OrdersAs,
  language: Language,
): BusinessResult {
  if (!business) return { ok: true, business: null };
  const number = referenceSchema.safeParse(reference);
  const email = optionalEmail.safeParse(invoiceEmail);
  if (number.success && email.success) {
    const { daysToPay } = business;
    return { ok: true, business: { reference: number.data, invoiceEmail: email.data, daysToPay } };
  }
  return {
    ok: false,
    errors: {
      ...(!number.success && { reference: [companyTextsIn[language].reference] }),
      ...(!email.success && { invoiceEmail: [textsIn[language].orders.fields.email] }),
    },
  };
}
