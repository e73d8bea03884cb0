import { channels } from '@blattwerk/schemas/shop/markets/channels.ts';
import { locales } from '@blattwerk/schemas/shop/markets/locales.generated.ts';
import { localeAddress } from '@blattwerk/schemas/shop/markets/site-origins.ts';
import type { RequestHandler } from 'express';
import { problem, sendProblem } from './problems.ts';

/**
 * Only the shop's own pages may change anything in a visitor's name. Browsers say in `Origin` whose page asks;
 * programs, which have no visitor's cookies, say nothing.
 * @param origin address of the card channel's German shop; all others follow from it
 */
export function refuseForeignPages(origin: string): RequestHandler {
  const own = new Set(
    channels.flatMap((channel) =>
      locales.map((locale) => new URL(localeAddress(origin, channel, locale)).origin),
    ),
  );
  return (request, response, next) => {
    const asking = request.headers.origin;
    const isSame =
      asking !== undefined && URL.canParse(asking) && new URL(asking).host === request.headers.host;
    if (asking === undefined || isSame || own.has(asking)) next();
    else sendProblem(response, problem(403, 'Only pages of the shop may send this.'));
  };
}
