import type { RequestHandler } from 'express';
import type { Sites } from './sites.ts';

/** Ends requests for hosts that are no shop of ours. */
export function ownHostsOnly(sites: Sites, origin: string): RequestHandler {
  return (request, response, next) => {
    if (sites.find(request.headers.host)) next();
    else response.status(404).type('text').send(`There is no shop at this host. The shop is at ${origin}/\n`);
  };
}
