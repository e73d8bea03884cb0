import { localeTable } from '@blattwerk/schemas/shop/markets/locales.generated.ts';
import { occasionValues } from '@blattwerk/schemas/shop/occasions/occasion-values.ts';
import { shopDay } from '@blattwerk/schemas/shop/service/shop-day.ts';
import type { RequestHandler } from 'express';
import { z } from 'zod';
import { readSayingsPath } from '../../../page/sayings/sayings-address.ts';
import type { StorefrontConfig } from '../../config.ts';
import type { ContentSource } from '../../content/content-source.ts';
import { withAmounts } from '../../content/with-amounts.ts';
import { withSeasons } from '../../content/with-seasons.ts';
import { withinDeadline } from '../../content/within-deadline.ts';
import { readAddress } from '../../sites/read-address.ts';
import { readCustomerType } from '../../sites/read-customer-type.ts';
import type { Sites } from '../../sites/sites.ts';
import { findSayings } from './find-sayings.ts';

type Parts = { config: StorefrontConfig; sites: Sites; source: ContentSource };

const occasionsSchema = z.array(z.enum(occasionValues)).min(1).max(8);

/** `GET /_sayings.json?occasion=taufe` and `/fr/_sayings.json?…`: sayings for occasions, in the language of the prefix. */
export function sayingsRouter({ config, sites, source }: Parts): RequestHandler {
  return async (request, response, next) => {
    const prefix = readSayingsPath(request.path);
    const site = sites.find(request.headers.host);
    if (prefix === undefined || !site || (request.method !== 'GET' && request.method !== 'HEAD'))
      return next();
    const { path, locale } = readAddress(site, prefix === '' ? '/' : prefix, '');
    if (path !== '') return next();
    const query = new URL(request.url, site.origin).searchParams;
    const occasions = occasionsSchema.safeParse(query.getAll('occasion'));
    if (!occasions.success) {
      response.status(400).type('text').send('Name one to eight of the occasions that the shop knows.\n');
      return;
    }
    const timely = withinDeadline(source, config.contentTimeoutSeconds);
    const written = withAmounts(timely, { locale, company: config.company });
    const { channel, country } = site;
    const { language } = localeTable[locale];
    const customerType = readCustomerType(request.headers.cookie);
    const reader = { channel, country, customerType, language };
    const found = await findSayings(occasions.data, reader, withSeasons(written, shopDay(new Date())));
    if (found.groups.length === 0 && !found.isWhole) {
      response
        .status(503)
        .set({ 'Retry-After': '60', 'Cache-Control': 'no-store' })
        .type('text')
        .send('The sayings cannot be read at the moment.\n');
      return;
    }
    // By customer type, which a cookie says: only the browser keeps it.
    response.set('Cache-Control', found.isWhole ? 'private, max-age=60' : 'no-store').json(found.groups);
  };
}
