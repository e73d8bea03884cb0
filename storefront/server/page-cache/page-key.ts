import type { CustomerType } from '@blattwerk/schemas/shop/visitors/customer-types.ts';

/** Parameters that change nothing in a page: campaign marks, the switches of tracking and logging, the build of a document that asks for content. */
const silentParameter = /^(utm_[a-z_]{1,30}|gclid|gbraid|wbraid|fbclid|msclkid|tracking|logging|build)$/;

/**
 * The key a page is kept under, or undefined when its query may change what is shown.
 * @param target path and query as requested
 * @param customerType private customers, and with them all guests, share one page
 */
export function pageKey(hostname: string, target: string, customerType: CustomerType): string | undefined {
  const mark = target.indexOf('?');
  const shop = customerType === 'private' ? hostname : `${hostname} ${customerType}`;
  if (mark === -1) return `${shop} ${target}`;
  for (const [name] of new URLSearchParams(target.slice(mark))) {
    if (!silentParameter.test(name)) return undefined;
  }
  return `${shop} ${target.slice(0, mark)}`;
}
