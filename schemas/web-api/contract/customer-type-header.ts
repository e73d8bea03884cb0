import type { CustomerType } from '../../shop/visitors/customer-types.ts';

/** Says for whom a page is made; the page's server sends it, a browser is known by its session. */
export const customerTypeHeader = 'x-customer-type';

/** Tells the page's server what the session says; no secret, and no permission: it only chooses what is shown. */
export const customerTypeCookie = 'customer-type';

export function customerTypeHeaders(type: CustomerType): Record<string, string> {
  return type === 'private' ? {} : { [customerTypeHeader]: type };
}
