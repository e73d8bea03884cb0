/** Whom a page is shown to and a product is sold to. */
export const customerTypes = ['private', 'business', 'whitelabel'] as const;
export type CustomerType = (typeof customerTypes)[number];

type CustomerTypeEntry = {
  /** What a customer's `type` says. */
  code: number;
  label: string;
};

/** Guests are private customers until they sign in. */
export const customerTypeTable: Record<CustomerType, CustomerTypeEntry> = {
  private: { code: 0, label: 'Privatkunden' },
  business: { code: 1, label: 'Geschäftskunden' },
  whitelabel: { code: 2, label: 'Whitelabel-Kunden' },
};

/** The type of a customer: the whitelabel flag goes before the number. */
export function customerTypeOf(customer: {
  type?: number | null | undefined;
  isWhitelabelCustomer?: boolean | null | undefined;
}): CustomerType {
  if (customer.isWhitelabelCustomer) return 'whitelabel';
  return customerTypes.find((type) => customerTypeTable[type].code === customer.type) ?? 'private';
}
