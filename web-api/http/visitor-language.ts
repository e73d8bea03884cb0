import type { IncomingHttpHeaders } from 'node:http';
import type { Language } from '@blattwerk/schemas/shop/markets/languages.ts';
import { localeSchema } from '@blattwerk/schemas/shop/markets/locale-schema.ts';
import { localeHeader } from '@blattwerk/schemas/web-api/shop-headers.ts';
import { browserLanguage, textLanguage } from '../texts/text-language.ts';

/** By the shop's locale; a plain link carries none and goes by the browser's languages. */
export function visitorLanguage(headers: IncomingHttpHeaders): Language {
  const locale = localeSchema.safeParse(headers[localeHeader]);
  return locale.success ? textLanguage(locale.data) : browserLanguage(headers['accept-language']);
}
