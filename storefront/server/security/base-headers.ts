import type { RequestHandler } from 'express';
import type { Sites } from '../sites/sites.ts';
import { baseSecurityHeaders } from './security-headers.ts';

/** Sets the security headers that every answer carries, pages or not. */
export function baseHeaders(sites: Sites): RequestHandler {
  return (request, response, next) => {
    const isLoopback = sites.find(request.headers.host)?.isLoopback ?? true;
    for (const [name, value] of baseSecurityHeaders(isLoopback)) response.set(name, value);
    next();
  };
}
