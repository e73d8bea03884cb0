import type { RequestHandler } from 'express';
import type { Sites } from './sites.ts';

/** Ends requests for hosts that are no shop of ours; a shop's host without its `www` leads to it. */
export function ownHostsOnly(sites: Sites, origin: string): RequestHandler {
  return ({ headers: { host }, method, url }, response, next) => {
    if (sites.find(host)) return next();
    const meant = sites.find(`www.${host}`);
    const canFollow = (method === 'GET' || method === 'HEAD') && url.startsWith('/');
    if (meant && canFollow) response.redirect(301, `${meant.origin}${url}`);
    else response.status(404).type('text').send(`There is no shop at this host. The shop is at ${origin}/\n`);
  };
}
