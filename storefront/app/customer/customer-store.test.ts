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

test('the customer is asked for anew after the first answer, and changes only with an answer that says so', async () => {
  const first = vi.fn(async () => undefined);
  await Promise.all([store.loadCustomerOnce(first), store.refreshCustomer(first)]);
  expect(first).toHaveBeenCalledOnce();
  await store.refreshCustomer(async () => named());
  expect(store.customerStore.current().customer.firstName).toBe('Anna');
  const heard = vi.fn();
  store.customerStore.subscribe(heard);
  await store.refreshCustomer(() => Promise.reject(new Error('offline')));
  await store.refreshCustomer(async () => named());
  expect(heard).not.toHaveBeenCalled();
  store.markWhitelabelOrder(true);
  await store.refreshCustomer(async () => ({ ...named(), number: '7' }));
  expect(store.customerStore.current().customer).toEqual({
    ...named(),
    number: '7',
    order: { isWhitelabelOrder: true },
  });
});

test('whoever logs out while the customer is asked for anew stays out', async () => {
  store.showCustomer(named());
  const asking = store.refreshCustomer(async () => ({ ...named(), number: '7' }));
  store.showCustomer(store.customerStore.initial().customer);
  await asking;
  expect(store.customerStore.current().customer.isLoggedIn).toBe(false);
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

test('pages are made for the type of who is signed in, and until that is known for the type that the server chose', () => {
  expect(store.currentCustomerType('business')).toBe('business');
  store.showCustomer({ ...named(), type: 1 });
  expect(store.currentCustomerType('private')).toBe('business');
  store.showCustomer({ ...named(), isWhitelabelCustomer: true });
  expect(store.currentCustomerType('private')).toBe('whitelabel');
  store.showCustomer(store.customerStore.initial().customer);
  expect(store.currentCustomerType('business')).toBe('private');
});
