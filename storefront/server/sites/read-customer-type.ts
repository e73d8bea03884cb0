import { type CustomerType, customerTypes } from '@blattwerk/schemas/shop/visitors/customer-types.ts';
import { customerTypeCookie } from '@blattwerk/schemas/web-api/contract/customer-type-header.ts';

/** As whom a browser was last signed in, by its cookies; everybody else is private. */
export function readCustomerType(cookies: string | undefined): CustomerType {
  if (!cookies?.includes(customerTypeCookie)) return 'private';
  const pairs = cookies.split(';').map((pair) => pair.trim());
  return customerTypes.find((type) => pairs.includes(`${customerTypeCookie}=${type}`)) ?? 'private';
}
