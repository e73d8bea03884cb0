import { useEffect } from 'react';
import type { Page } from '../context/page.ts';
import { loadCustomerOnce } from './customer-store.ts';

/** Asks who the visitor is, once after mount; previews are shown as guests see them. */
export function useLoadCustomer(page: Page): void {
  useEffect(() => {
    if (page.isPreview) return;
    void loadCustomerOnce(async () => {
      const { askForCustomer } = await import('./ask-for-customer.ts');
      return askForCustomer(page, location.search);
    });
  }, [page]);
}
