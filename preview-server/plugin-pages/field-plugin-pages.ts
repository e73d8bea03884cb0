import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import express, { type RequestHandler } from 'express';
import helmet from 'helmet';
import type { FieldPluginsConfig } from '../config.ts';
import { packedFile } from '../http/packed-files.ts';
import { servedFieldPlugins } from './served-field-plugins.ts';

export type FieldPluginPagesOptions = FieldPluginsConfig & {
  /** Base address of the storefront, whose pictures and back end the plugins use. */
  storefrontOrigin: string;
  /** Whether the workspace answers at the plugins' origin too. */
  isShared: boolean;
};

/**
 * The pages that the CMS's editor or the workspace frames as form fields, at `<origin>/field-plugins/<name>/`. On a host of
 * their own nothing else answers, so that a plugin reaches neither the workspace's page nor its token.
 */
export function fieldPluginPages(options: FieldPluginPagesOptions): RequestHandler {
  const app = express();
  app.disable('x-powered-by');
  app.use(policyOf(options));
  for (const { name, fieldType } of servedFieldPlugins) {
    const file = join(options.folder, name, 'index.js');
    app.get(`/field-plugins/${name}/`, (_request, response) => {
      if (!existsSync(file)) {
        response.status(404).type('text').send('This field plugin is not built yet: npm run build');
        return;
      }
      response
        .set('Cache-Control', 'no-cache')
        .type('html')
        .send(page(fieldType, versionOf(file), options));
    });
    app.get(`/field-plugins/${name}/index.js`, (request, response) => {
      response.sendFile(packedFile(file, request, response), {
        immutable: true,
        maxAge: '1y',
        dotfiles: 'allow',
      });
    });
  }
  app.use((_request, response) => {
    response.status(404).json({ error: 'Only field plugins are here, at /field-plugins/<name>/.' });
  });
  const host = new URL(options.origin).host;
  return (request, response, next) => {
    const isOurs = !options.isShared || request.path.startsWith('/field-plugins/');
    if (request.headers.host === host && isOurs) app(request, response, next);
    else next();
  };
}

function page(
  fieldType: string,
  version: string,
  { editors, storefrontOrigin }: FieldPluginPagesOptions,
): string {
  const settings = JSON.stringify({ editors, shop: storefrontOrigin }).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${fieldType}</title>
</head>
<body>
<script type="application/json" id="field-plugin-settings">${settings}</script>
<script src="index.js?${version}"></script>
</body>
</html>
`;
}

function versionOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 12);
}

/** Own script only, the shop's pictures and back end, and no frame but an editor's. */
function policyOf({ editors, storefrontOrigin, origin }: FieldPluginPagesOptions): RequestHandler {
  const shop = new URL(storefrontOrigin);
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        imgSrc: [shop.origin, `${shop.protocol}//*.${shop.host}`, 'data:'],
        // The file carries its fonts.
        fontSrc: ['data:'],
        connectSrc: [shop.origin],
        frameAncestors: [...editors],
        baseUri: ["'none'"],
        formAction: ["'none'"],
      },
    },
    // The list above says which origins may frame the page; this header knows no list.
    xFrameOptions: false,
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    strictTransportSecurity: origin.startsWith('https:'),
  });
}
