import { isLoopback } from '@blattwerk/schemas/network/loopback.ts';
import type { RequestHandler } from 'express';
import type { PreviewServerConfig } from '../config.ts';

/**
 * On a loopback address the tokens are no secret; only the browser's same-origin rule keeps other pages out. A foreign
 * name pointed at this machine (DNS rebinding) would pass as the same origin, so only the machine's own names are served.
 */
export function knownHostsOnly({ host, origin }: PreviewServerConfig): RequestHandler {
  const ownName = new URL(origin).hostname;
  return (request, response, next) => {
    const name = URL.canParse(`http://${request.headers.host}`)
      ? new URL(`http://${request.headers.host}`).hostname
      : '';
    if (!isLoopback(host) || isLoopback(name) || name === ownName) {
      next();
      return;
    }
    response.status(403).json({ error: `This server answers at ${origin} only.` });
  };
}
