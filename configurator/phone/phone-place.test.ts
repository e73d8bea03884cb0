import { expect, test } from 'vitest';
import { phoneAddress, readPhonePlace } from './phone-place.ts';

const place = { id: 'b1f9a5c2-7f0e-4c58-9d0b-3f3f5a1c9e10', key: 'abcdefghijklmnopqrst_-' };

test('an address says where the phone sends to, in its fragment alone, and names no design', () => {
  const page = new URL('https://shop.example/fr/configurator-card/?design=142410&format=x#draft=1');
  const address = phoneAddress(page, place);
  expect(address).toBe(`https://shop.example/fr/configurator-card/?phone=1#phone=${place.id}.${place.key}`);
  expect(readPhonePlace(new URL(address).hash)).toEqual(place);
  for (const hash of ['', '#phone=', `#phone=${place.id}`, `#proof=${place.id}.${place.key}`])
    expect(readPhonePlace(hash)).toBeUndefined();
});
