import type { RequestHandler } from 'express';
import { readMenuAddress } from '../../page/menu/menu.ts';
import type { StorefrontConfig } from '../config.ts';
import { withinDeadline } from '../content/within-deadline.ts';
import { nobody } from '../flags/flag-visitor.ts';
import { storeText } from '../http/stored-response.ts';
import { writeStored } from '../http/write-stored.ts';
import { pageDataOf } from '../pages/loading/page-data.ts';
import { readAddress } from '../sites/read-address.ts';
import { readCustomerType } from '../sites/read-customer-type.ts';
import type { Sites } from '../sites/sites.ts';
import { type MenuSources, menuTiles } from './menu-tiles.ts';

type Parts = MenuSources & { config: StorefrontConfig; sites: Sites };

/** By customer type, which a cookie says: only the browser keeps it. */
const headers = [
  ['Content-Type', 'application/json; charset=utf-8'],
  ['Cache-Control', 'private, max-age=60'],
] as const;

/** `GET /_menu.json` and `/fr/_menu.json`: what a shop's menu shows beside its links. */
export function menuRouter({ config, sites, source, shopData }: Parts): RequestHandler {
  return async (request, response, next) => {
    const prefix = readMenuAddress(request.path);
    const site = sites.find(request.headers.host);
    if (prefix === undefined || !site || (request.method !== 'GET' && request.method !== 'HEAD'))
      return next();
    const address = readAddress(site, prefix === '' ? '/' : prefix, '');
    if (address.path !== '') return next();
    const page = pageDataOf({
      site,
      pathname: request.path,
      query: new URLSearchParams(),
      customerType: readCustomerType(request.headers.cookie),
      address,
      preview: undefined,
      shared: undefined,
      editorOrigins: [],
      googleClientId: undefined,
      chatUrl: undefined,
      measurement: {},
      chargesSwissVat: config.chargesSwissVat,
      asksForReviews: config.asksForReviews,
      flagService: undefined,
      flagVisitor: nobody,
      company: undefined,
      cookies: undefined,
    });
    const timely = withinDeadline(source, config.contentTimeoutSeconds);
    const tiles = await menuTiles(site, page, { source: timely, shopData });
    const body = Buffer.from(JSON.stringify(tiles));
    writeStored(request, response, storeText('page', { status: 200, headers, body }));
  };
}
