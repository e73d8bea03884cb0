import type { IncomingHttpHeaders } from 'node:http';
import { localeHeader } from '@blattwerk/schemas/web-api/shop-headers.ts';

/** Sentences for customers exist in these languages; all others get English. */
export type CustomerLanguage = 'de' | 'en';

/** By the shop's locale; a plain link carries none and goes by the browser's first language. */
export function customerLanguage(headers: IncomingHttpHeaders): CustomerLanguage {
  const locale = headers[localeHeader];
  const named = typeof locale === 'string' ? locale : (headers['accept-language'] ?? 'de');
  // `*` is no preference.
  return /^\s*(de\b|\*)/i.test(named) ? 'de' : 'en';
}
