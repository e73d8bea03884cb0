import type { ShopEvent } from '@blattwerk/schemas/shop/visitors/shop-events.ts';
import { expect, test } from 'vitest';
import { consentMode, denied } from './data-layer.ts';
import { measurementEvent, tagManagerEvent } from './told-to-google.ts';

const generic: ShopEvent = {
  event: 'genericEvent',
  action: 'open',
  category: 'chat',
  label: 'footer',
  value: 3,
};

test('a generic event keeps action, category, label and value, in the words of each program', () => {
  expect(tagManagerEvent(generic)).toEqual(generic);
  expect(measurementEvent(generic)).toEqual({
    name: 'open',
    parameters: { event_category: 'chat', event_label: 'footer', value: 3 },
  });
});

test('money is told by the ISO code of its currency', () => {
  const items = [{ id: '12', name: 'Wiese', category: 'card', quantity: 50, value: 74.5 }];
  const purchase: ShopEvent = {
    event: 'purchase',
    transaction: '2026-000001',
    currency: 'chf',
    value: 79.4,
    items,
  };
  expect(tagManagerEvent(purchase)).toEqual({ ...purchase, currency: 'CHF' });
  expect(measurementEvent(purchase)).toEqual({
    name: 'purchase',
    parameters: {
      transaction_id: '2026-000001',
      currency: 'CHF',
      value: 79.4,
      items: [{ item_id: '12', item_name: 'Wiese', quantity: 50, price: 74.5 }],
    },
  });
});

test('what is seen of blocks stays the shop’s own', () => {
  const path = '/hochzeit/';
  expect(measurementEvent({ event: 'blockView', block: '5f84', component: 'usp_bar', path })).toBeUndefined();
});

test('each purpose opens its own part of consent mode, and no other', () => {
  expect(consentMode([])).toEqual(denied);
  expect(consentMode(['statistics'])).toEqual({ ...denied, analytics_storage: 'granted' });
  expect(consentMode(['marketing'])).toEqual({
    ...denied,
    ad_storage: 'granted',
    ad_user_data: 'granted',
    ad_personalization: 'granted',
  });
});
