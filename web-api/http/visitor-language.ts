import type { IncomingHttpHeaders } from 'node:http';
import type { Language } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import { readShopHeaders } from '@blattwerk/schemas/web-api/contract/shop-headers.ts';
import { browserLanguage } from '../texts/text-language.ts';

/** By the shop's headers; a plain link carries none and goes by the browser's languages. */
export function visitorLanguage(headers: IncomingHttpHeaders): Language {
  const named = readShopHeaders(headers);
  return named.ok ? named.shop.language : browserLanguage(headers['accept-language']);
}
