import type { CustomerType } from '@blattwerk/schemas/shop/visitors/customer-types.ts';
import { asksForShared } from '../security/read-share.ts';
import { asksForPreview } from '../security/verify-preview.ts';

/** Parameters that change nothing in a page: campaign marks, the switches of tracking and logging, the build of a document that asks for content. */
const silentParameter = /^(utm_[a-z_]{1,30}|gclid|gbraid|wbraid|fbclid|msclkid|tracking|logging|build)$/;

/** Where a page is kept for everybody, and the parameters of its query that it may differ by. */
export type PageKey = { key: string; parameters: readonly string[] };

const none: readonly string[] = [];

/**
 * The key that a page is kept under; undefined for a preview, which is kept for no one.
 * @param target path and query as requested
 * @param customerType private customers, and with them all guests, share one page
 */
export function pageKey(hostname: string, target: string, customerType: CustomerType): PageKey | undefined {
  const mark = target.indexOf('?');
  const shop = customerType === 'private' ? hostname : `${hostname} ${customerType}`;
  if (mark === -1) return { key: `${shop} ${target}`, parameters: none };
  const query = new URLSearchParams(target.slice(mark));
  if (asksForPreview(query) || asksForShared(query)) return undefined;
  const parameters = [...query.keys()].filter((name) => !silentParameter.test(name));
  return { key: `${shop} ${target.slice(0, mark)}`, parameters };
}
