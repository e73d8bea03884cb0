import type { RequestHandler } from 'express';

const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Answers only requests that the workspace's own page makes. The Host check keeps a foreign name that was
 * pointed at this machine (DNS rebinding) from passing as the same origin.
 * @param publicHostname the name editors reach a non-local server by
 */
export function ownPageOnly(publicHostname: string | undefined): RequestHandler {
  return (request, response, next) => {
    const site = request.headers['sec-fetch-site'];
    const isOwnName = loopbackNames.has(hostnameOf(request)) || hostnameOf(request) === publicHostname;
    if (!isOwnName || (site !== undefined && site !== 'same-origin' && site !== 'none')) {
      response.status(403).json({ error: 'Only the workspace itself may ask for this address.' });
      return;
    }
    next();
  };
}

function hostnameOf(request: { headers: { host?: string } }): string {
  const host = request.headers.host ?? '';
  return URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : '';
}
