import { type CustomerType, customerTypeOf } from '@blattwerk/schemas/shop/visitors/customer-types.ts';
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
/** Unknown on the server and until the first answer: kept pages hold nothing of a customer. */
export const customerStore = createStore<CustomerState>({ isInitializing: true, customer: guest });
type Ask = () => Promise<Customer | undefined>;
let firstAnswer: Promise<void> | undefined;

/** The visitor as a customer; channels have hosts of their own, so a document knows the session of one. */
export function useCustomer(): CustomerState {
  return useStore(customerStore);
}

/**
 * For whom the shop makes pages now.
 * @param shown the type that the page being shown was made for: it holds until the session is known
 */
export function currentCustomerType(shown: CustomerType): CustomerType {
  const { isInitializing, customer } = customerStore.current();
  return isInitializing ? shown : customerTypeOf(customer);
}

/** Asks once in the life of the document. A failure is ignored; a customer who signed in meanwhile stays. */
export function loadCustomerOnce(ask: Ask): Promise<void> {
  firstAnswer ??= ask()
    .catch(() => undefined)
    .then((found) => {
      if (customerStore.current().isInitializing) showCustomer(found ?? guest);
    });
  return firstAnswer;
}

/**
 * Asks anew; the document's first question will do while it is open. A failure is ignored; a customer who signed in or
 * out meanwhile stays so, and so does what only this document knows of the order.
 */
export async function refreshCustomer(ask: Ask): Promise<void> {
  const { isInitializing, customer: known } = customerStore.current();
  if (isInitializing) return loadCustomerOnce(ask);
  const found = await ask().catch(() => undefined);
  if (!found || customerStore.current().customer !== known) return;
  const customer = { ...found, order: found.order ?? known.order };
  if (JSON.stringify(customer) !== JSON.stringify(known)) showCustomer(customer);
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
