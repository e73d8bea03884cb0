import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { PreviewServerConfig } from '../config.ts';

/**
 * The workspace runs its own scripts only, shows the shop's pictures, frames the storefront, the field plugins and what the space is previewed at
 * only, and cannot be framed. With hot reload, Vite's inline scripts and its socket are let through.
 * @param framedOrigins origins of the space's own preview addresses, asked for with each page
 */
export function securityHeaders(
  { origin, storefrontOrigin, fieldPlugins, development }: PreviewServerConfig,
  framedOrigins: () => Promise<readonly string[]>,
): RequestHandler {
  const storefront = new URL(storefrontOrigin);
  const storefronts = [storefront.origin, `${storefront.protocol}//*.${storefront.host}`];
  const isEncrypted = origin.startsWith('https:');
  const policyWith = (previews: readonly string[]) =>
    helmet.contentSecurityPolicy({
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...(development ? ["'unsafe-inline'"] : [])],
        styleSrc: ["'self'", ...(development ? ["'unsafe-inline'"] : [])],
        imgSrc: ["'self'", origin, ...storefronts, 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...(development ? ['ws:'] : [])],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        frameSrc: [...storefronts, ...(fieldPlugins ? [fieldPlugins.origin] : []), ...previews],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        ...(isEncrypted && { upgradeInsecureRequests: [] }),
      },
    });
  const otherHeaders = helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: isEncrypted,
    xFrameOptions: { action: 'deny' },
  });
  const strictPolicy = policyWith([]);
  return (request, response, next) => {
    otherHeaders(request, response, async () => {
      // Programs and scripts are no pages, and frame nothing.
      const isPage = request.accepts(['json', 'html']) === 'html';
      const previews = isPage ? await framedOrigins() : [];
      const policy = previews.length > 0 ? policyWith(previews) : strictPolicy;
      policy(request, response, next);
    });
  };
}
