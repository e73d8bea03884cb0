import { phoneKeyHeader, phoneLinkHeader } from '@blattwerk/schemas/configurator/phone-limits.ts';
import { mostPhotoBytes } from '@blattwerk/schemas/configurator/photo-limits.ts';
import { type ShopContext, shopHeaders } from '@blattwerk/schemas/web-api/contract/shop-headers.ts';
import { sendInParts } from '../photos/send-in-parts.ts';
import type { SendPhoto } from '../photos/send-photo.ts';
import type { PhonePlace } from './phone-place.ts';

/** Sends photos by a phone's link, all of them in parts: a phone's connection is the one that breaks. */
export function createSendFromPhone(
  shop: Pick<ShopContext, 'channel' | 'country' | 'locale'>,
  { id, key }: PhonePlace,
): SendPhoto {
  const headers = { ...shopHeaders(shop), [phoneLinkHeader]: id, [phoneKeyHeader]: key };
  return async (file, options) => {
    if (file.size > mostPhotoBytes) return { ok: false, reason: 'too-large' };
    try {
      return await sendInParts(file, { headers, sender: id }, options);
    } catch {
      return { ok: false, reason: 'broken' };
    }
  };
}
