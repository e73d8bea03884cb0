import { beforeEach, expect, test, vi } from 'vitest';

let store: typeof import('./customer-store.ts');
beforeEach(async () => {
  vi.resetModules();
  store = await import('./customer-store.ts');
});

const named = () => ({ ...store.customerStore.initial().customer, firstName: 'Anna', isLoggedIn: true });

test('the customer is asked for once, and nobody is known until the answer is there', async () => {
  const ask = vi.fn(async () => named());
  const heard = vi.fn();
  store.customerStore.subscribe(heard);
  const loading = store.loadCustomerOnce(ask);
  expect(store.customerStore.current().isInitializing).toBe(true);
  await Promise.all([loading, store.loadCustomerOnce(ask)]);
  expect(ask).toHaveBeenCalledOnce();
  expect(heard).toHaveBeenCalledOnce();
  expect(store.customerStore.current()).toEqual({ isInitializing: false, customer: named() });
  expect(store.customerStore.initial().customer.isLoggedIn).toBe(false);
});

test('a page holds of its customer what the shop needs, and nothing of a guest', () => {
  expect(store.customerStore.initial().customer).toEqual({
    emailHash: null,
    firstName: null,
    lastName: null,
    number: null,
    isLoggedIn: false,
    isWhitelabelCustomer: false,
    type: 0,
    order: null,
  });
});

test('a failed question is silently ignored: a guest, no longer initializing', async () => {
  await store.loadCustomerOnce(() => Promise.reject(new Error('offline')));
  expect(store.customerStore.current()).toMatchObject({
    isInitializing: false,
    customer: { isLoggedIn: false },
  });
});

test('whoever signs in before the first answer stays signed in', async () => {
  const loading = store.loadCustomerOnce(async () => undefined);
  store.showCustomer(named());
  await loading;
  expect(store.customerStore.current().customer.firstName).toBe('Anna');
});

test('an order can be marked as one of the white label, and the mark taken away', () => {
  store.showCustomer(named());
  store.markWhitelabelOrder(true);
  expect(store.customerStore.current().customer).toMatchObject({
    firstName: 'Anna',
    order: { isWhitelabelOrder: true },
  });
  store.markWhitelabelOrder(false);
  expect(store.customerStore.current().customer.order).toEqual({ isWhitelabelOrder: false });
});
