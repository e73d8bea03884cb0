import type { AnswerOf } from '@blattwerk/schemas/web-api/endpoints.ts';
import { createStore, useStore } from '../state/create-store.ts';

export type Customer = AnswerOf<'GET /web-api/customer-data'>;

export type CustomerState = {
  /** Until the first question about the customer has been answered, or has failed. */
  isInitializing: boolean;
  customer: Customer;
};

const guest: Customer = {
  emailHash: null,
  firstName: null,
  lastName: null,
  number: null,
  isLoggedIn: false,
  isWhitelabelCustomer: false,
  type: 0,
  order: null,
};
/** Nobody is known on the server and until the first answer: kept pages hold nothing of anybody. */
export const customerStore = createStore<CustomerState>({ isInitializing: true, customer: guest });
let isAsked = false;

/** The visitor as a customer; channels have hosts of their own, so a document knows the session of one. */
export function useCustomer(): CustomerState {
  return useStore(customerStore);
}

/** Asks once in the life of the document. A failure is ignored; whoever has signed in meanwhile stays. */
export async function loadCustomerOnce(ask: () => Promise<Customer | undefined>): Promise<void> {
  if (isAsked) return;
  isAsked = true;
  const found = await ask().catch(() => undefined);
  if (customerStore.current().isInitializing) showCustomer(found ?? guest);
}

/** After signing in, signing up or logging out: what the back end answered. */
export function showCustomer(customer: Customer): void {
  customerStore.change({ isInitializing: false, customer });
}

/** Marks the customer's order as one of the white label, or takes the mark away. */
export function markWhitelabelOrder(isWhitelabelOrder: boolean): void {
  const { isInitializing, customer } = customerStore.current();
  const order = { ...customer.order, isWhitelabelOrder };
  customerStore.change({ isInitializing, customer: { ...customer, order } });
}
