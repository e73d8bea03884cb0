import type { RequestListener } from 'node:http';
import { writeStored } from '../http/write-stored.ts';
import { readCustomerType } from '../sites/read-customer-type.ts';
import type { Sites } from '../sites/sites.ts';
import type { PageCache } from './page-cache.ts';
import { pageKey } from './page-key.ts';

/** The first thing any request meets: a page that is kept is answered here, with nothing else in the way, Express neither. */
export function answerFromCache(sites: Sites, cache: PageCache, next: RequestListener): RequestListener {
  return (request, response) => {
    const { method, url = '', headers } = request;
    const site = method === 'GET' || method === 'HEAD' ? sites.find(headers.host) : undefined;
    const asked = site && pageKey(site.origin, url, readCustomerType(headers.cookie));
    const page = asked && cache.find(asked.key, asked.parameters);
    if (page) writeStored(request, response, page);
    else next(request, response);
  };
}
