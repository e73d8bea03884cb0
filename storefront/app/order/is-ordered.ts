import type { PurchaseNotice } from '../../page/document/shown-purchase.ts';

/** Paid online, an order's page is first seen on the way back from the company for payments. */
const ordered: readonly (PurchaseNotice | undefined)[] = ['placed', 'paid', 'underway'];

/** Whether what an order's page says means that it has just been ordered. */
export function isOrdered(notice: PurchaseNotice | undefined): boolean {
  return ordered.includes(notice);
}
