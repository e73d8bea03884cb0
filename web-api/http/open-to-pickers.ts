import type { Endpoint } from '@blattwerk/schemas/web-api/contract/endpoint.ts';
import { shopHeaderNames } from '@blattwerk/schemas/web-api/contract/shop-headers.ts';
import { endpoints } from '@blattwerk/schemas/web-api/endpoints.ts';
import type { RequestHandler } from 'express';

const oneHour = '3600';

/**
 * Lets pages of the given origins read what pickers show, without a visitor's cookies; every other address and origin stays
 * under the browser's same-origin rule.
 */
export function openToPickers(origins: readonly string[]): RequestHandler {
  const open = Object.entries<Endpoint>(endpoints).flatMap(([name, endpoint]) =>
    endpoint.isOpenToPickers ? [addressPattern(name)] : [],
  );
  return (request, response, next) => {
    if (!open.some((pattern) => pattern.test(request.path))) {
      next();
      return;
    }
    response.vary('Origin');
    const { origin } = request.headers;
    if (origin === undefined || !origins.includes(origin)) {
      next();
      return;
    }
    response.setHeader('access-control-allow-origin', origin);
    if (request.method !== 'OPTIONS') {
      next();
      return;
    }
    response.setHeader('access-control-allow-methods', 'GET');
    response.setHeader('access-control-allow-headers', shopHeaderNames.join(', '));
    response.setHeader('access-control-max-age', oneHour);
    response.status(204).end();
  };
}

/** `GET /web-api/theme-groups/{id}` -> addresses with anything but a slash in place of the brace. */
function addressPattern(name: string): RegExp {
  const [, address = ''] = name.split(' ');
  return new RegExp(`^${address.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
}
