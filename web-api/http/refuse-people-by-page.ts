import { type Channel, channels } from '@blattwerk/schemas/shop/markets/channels.ts';
import type { Language } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import { localeSchema } from '@blattwerk/schemas/shop/markets/locale-schema.ts';
import { locales } from '@blattwerk/schemas/shop/markets/locales.generated.ts';
import { localeOrigin } from '@blattwerk/schemas/shop/markets/site-origins.ts';
import { problemMediaType } from '@blattwerk/schemas/web-api/contract/problem.ts';
import type { Request, RequestHandler } from 'express';
import { refusalPage } from '../pages/refusal-page.ts';
import { browserLanguage, textLanguage } from '../texts/text-language.ts';
import { refuseByPage } from './problems.ts';

/**
 * Refusals become pages for clients that accept HTML.
 * @param origin address of the card channel's German shop
 * @param preferred what who takes anything is answered in
 */
export function refusePeopleByPage(
  origin: string,
  preferred: 'text/html' | 'application/json' = 'text/html',
): RequestHandler {
  return (request, response, next) => {
    const taken = request.accepts([preferred, 'text/html', 'application/json', problemMediaType]);
    if (taken === 'text/html')
      refuseByPage(response, (problem) => refusalPage(problem, shopOfLink(origin, request)));
    next();
  };
}

type LinkShop = { channel: Channel; language: Language; url: string };

/**
 * Whose link it was, as far as can be seen: the host tells the channel, the locale in the address the language, else the
 * browser does. A link that was cut off has lost the rest.
 */
function shopOfLink(origin: string, { headers, query }: Pick<Request, 'headers' | 'query'>): LinkShop {
  const hosts = channels.flatMap((channel) =>
    locales.map((locale) => ({ channel, url: localeOrigin(origin, channel, locale) })),
  );
  const found = hosts.find(({ url }) => new URL(url).host === headers.host);
  const locale = localeSchema.safeParse(query.locale);
  const language = locale.success ? textLanguage(locale.data) : browserLanguage(headers['accept-language']);
  return { ...(found ?? { channel: 'blattwerk', url: origin }), language };
}
