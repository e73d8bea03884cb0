import type { Page } from '../context/page.ts';
import { type Customer, showCustomer } from './customer-store.ts';
import { followWishlist } from './follow-wishlist.ts';

/** After signing in on this page: what the back end answered. */
export function showSignedIn(page: Page, customer: Customer): void {
  showCustomer(customer);
  followWishlist(page);
}
