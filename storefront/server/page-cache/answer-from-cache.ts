import type { RequestHandler } from 'express';
import { writeStored } from '../http/write-stored.ts';
import { readCustomerType } from '../sites/read-customer-type.ts';
import type { Sites } from '../sites/sites.ts';
import type { PageCache } from './page-cache.ts';
import { pageKey } from './page-key.ts';

/** The first thing any request meets: a page that is kept is answered here, with nothing else in the way. */
export function answerFromCache(sites: Sites, cache: PageCache): RequestHandler {
  return (request, response, next) => {
    const site =
      request.method === 'GET' || request.method === 'HEAD' ? sites.find(request.headers.host) : undefined;
    const asked = site && pageKey(site.origin, request.url, readCustomerType(request.headers.cookie));
    const page = asked && cache.find(asked.key, asked.parameters);
    if (page) writeStored(request, response, page);
    else next();
  };
}
