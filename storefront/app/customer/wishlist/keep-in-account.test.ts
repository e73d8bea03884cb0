import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toggleDesign, type Wishlist } from '../../wishlist/wishlist.ts';
import { storedWishlist, storeWishlist } from '../../wishlist/wishlist-store.ts';
import { storedCopy } from './account-copy.ts';
import { keepInAccount } from './keep-in-account.ts';
import { changeWishlist, type WishlistChanges } from './wishlist-changes.ts';

const meadow = { id: '1', name: 'Wiese' };
const gold = { id: '2', name: 'Gold' };
const both = [{ id: '7', designs: [meadow, gold] }];

/** What the account has; other browsers change it too. */
let account: Wishlist = [];
let isOffline = false;
const ends: (() => void)[] = [];

const signIn = (customer = '100001') => {
  const send = async ({ add, remove }: WishlistChanges) => {
    if (isOffline) return undefined;
    account = changeWishlist(account, { add, remove });
    return { wishlist: account.map(({ id, designs }) => ({ id, designs: [...designs] })) };
  };
  const end = keepInAccount(customer, send);
  ends.push(end);
  return end;
};

beforeEach(() => {
  const kept = new Map<string, string>();
  const events = new EventTarget();
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
  vi.stubGlobal('dispatchEvent', events.dispatchEvent.bind(events));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  account = [];
  isOffline = false;
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
  vi.unstubAllGlobals();
});

test('what was kept before signing in joins what the account has', async () => {
  account = [{ id: '7', designs: [meadow] }];
  storeWishlist([{ id: '7', designs: [gold] }]);
  signIn();
  await vi.waitFor(() => expect(storedWishlist()).toEqual(both));
  expect(account).toEqual(both);
});

test('each change goes to the account; one made without a connection goes there with the next connection', async () => {
  signIn();
  storeWishlist(toggleDesign(storedWishlist(), '7', meadow));
  await vi.waitFor(() => expect(account).toEqual([{ id: '7', designs: [meadow] }]));
  await vi.waitFor(() => expect(storedCopy()?.wishlist).toEqual(account));
  isOffline = true;
  storeWishlist(toggleDesign(storedWishlist(), '7', gold));
  storeWishlist(toggleDesign(storedWishlist(), '7', meadow));
  isOffline = false;
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(account).toEqual([{ id: '7', designs: [gold] }]));
});

test('what another browser took out does not come back, and what it added is there', async () => {
  storeWishlist([{ id: '7', designs: [meadow] }]);
  signIn();
  await vi.waitFor(() => expect(storedCopy()?.wishlist).toEqual([{ id: '7', designs: [meadow] }]));
  account = [{ id: '7', designs: [gold] }];
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(storedWishlist()).toEqual([{ id: '7', designs: [gold] }]));
  expect(account).toEqual([{ id: '7', designs: [gold] }]);
});

test('after signing out the list is with the account only', async () => {
  storeWishlist([{ id: '7', designs: [meadow] }]);
  const end = signIn();
  await vi.waitFor(() => expect(account).toEqual([{ id: '7', designs: [meadow] }]));
  end();
  expect(storedWishlist()).toEqual([]);
  expect(account).toEqual([{ id: '7', designs: [meadow] }]);
});

test('the list of who did not sign out here is not handed to the next customer', async () => {
  storeWishlist([{ id: '7', designs: [meadow] }]);
  signIn('100001');
  await vi.waitFor(() => expect(storedCopy()?.customer).toBe('100001'));
  account = [];
  signIn('100002');
  await vi.waitFor(() => expect(storedCopy()?.customer).toBe('100002'));
  expect(storedWishlist()).toEqual([]);
  expect(account).toEqual([]);
});
