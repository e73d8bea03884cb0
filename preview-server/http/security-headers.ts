import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { PreviewServerConfig } from '../config.ts';

/**
 * The workspace runs its own scripts only, frames the storefront and the field plugins only, and cannot be framed.
 * With hot reload, Vite's inline scripts and its socket are let through.
 */
export function securityHeaders({
  origin,
  storefrontOrigin,
  fieldPlugins,
  development,
}: PreviewServerConfig): RequestHandler {
  const storefront = new URL(storefrontOrigin);
  const storefronts = [storefront.origin, `${storefront.protocol}//*.${storefront.host}`];
  const isEncrypted = origin.startsWith('https:');
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...(development ? ["'unsafe-inline'"] : [])],
        styleSrc: ["'self'", ...(development ? ["'unsafe-inline'"] : [])],
        imgSrc: ["'self'", origin, 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...(development ? ['ws:'] : [])],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        frameSrc: [...storefronts, ...(fieldPlugins ? [fieldPlugins.origin] : [])],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        ...(isEncrypted && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: isEncrypted,
    xFrameOptions: { action: 'deny' },
  });
}
