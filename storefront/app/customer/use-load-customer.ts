import { useEffect } from 'react';
import type { Page } from '../context/page.ts';
import { type Customer, loadCustomerOnce } from './customer-store.ts';

/** Asks who the visitor is, once after mount; previews are shown as guests see them. */
export function useLoadCustomer(page: Page): void {
  useEffect(() => {
    if (!page.isPreview) void loadCustomerOnce(() => whoIsVisiting(page));
  }, [page]);
}

/** Asks the back end, with code that comes after the page. */
export async function whoIsVisiting(page: Page): Promise<Customer | undefined> {
  const { askForCustomer } = await import('./ask-for-customer.ts');
  return askForCustomer(page, location.search);
}
