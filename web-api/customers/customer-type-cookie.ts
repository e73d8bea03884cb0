import { isLoopback } from '@blattwerk/schemas/network/loopback.ts';
import { customerTypeOf } from '@blattwerk/schemas/shop/visitors/customer-types.ts';
import { customerTypeCookie } from '@blattwerk/schemas/web-api/contract/customer-type-header.ts';
import type { BackEnd } from '../back-end.ts';
import type { CustomerAnswer } from './customer-view.ts';

const lastsSeconds = 30 * 24 * 60 * 60;

/** Tells the page's server for which type of customer to make pages; nothing where the browser says so already. */
export function customerTypeCookies(
  { config }: BackEnd,
  headers: Headers,
  customer: Pick<CustomerAnswer, 'type' | 'isWhitelabelCustomer'>,
): string[] {
  const type = customerTypeOf(customer);
  const cookies = headers.get('cookie')?.split(/;\s*/) ?? [];
  const told = cookies.find((pair) => pair.startsWith(`${customerTypeCookie}=`));
  if ((told ?? `${customerTypeCookie}=private`) === `${customerTypeCookie}=${type}`) return [];
  const [value, age] = type === 'private' ? ['', 0] : [type, lastsSeconds];
  const isSecure = !isLoopback(new URL(config.origin).hostname);
  return [
    `${customerTypeCookie}=${value}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`,
  ];
}
