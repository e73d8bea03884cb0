import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RequestHandler } from 'express';
import type { ViteDevServer } from 'vite';
import type { Assets, RenderedPage, Rendering } from '../../page/document/rendering.ts';
import { staticFiles } from '../http/static-files.ts';
import { builtAssets } from './built-assets.ts';

export type RenderPage = (address: string, rendering: Rendering) => Promise<RenderedPage>;

export type Renderer = {
  render: RenderPage;
  /** Serves scripts, styles, fonts and icons. */
  files: RequestHandler;
  close(): Promise<void>;
};

const root = join(import.meta.dirname, '../..');

/** The production build; rejects with one sentence when there is none. */
export async function createBuiltRenderer(): Promise<Renderer> {
  const entrance = join(root, 'build/server/index.js');
  if (!existsSync(entrance)) throw new Error('The storefront has not been built yet: run "npm run build".');
  const { renderPage } = await import(pathToFileURL(entrance).href);
  const client = join(root, 'build/client');
  const read = (file: string) => JSON.parse(readFileSync(join(client, file), 'utf8'));
  const assetsOf = builtAssets(read('.vite/manifest.json'), read('.vite/style-parts.json'));
  return {
    render: (address, rendering) => renderPage(address, rendering, assetsOf(rendering.content)),
    files: await staticFiles(client),
    close: async () => {},
  };
}

/** Vite in middleware mode: modules are compiled when asked for and replaced while editing. */
export async function createDevelopmentRenderer(): Promise<Renderer> {
  const { createServer } = await import('vite');
  const vite = await createServer({ root, server: { middlewareMode: true }, appType: 'custom' });
  return {
    async render(address, rendering) {
      const { renderPage } = await vite.ssrLoadModule('/app/render-page.tsx');
      return renderPage(address, rendering, developmentAssets(vite));
    },
    files: vite.middlewares,
    close: () => vite.close(),
  };
}

/** The styles rendered so far stand in the document, or a page would be bare until its scripts run. */
function developmentAssets({ environments }: ViteDevServer): Assets {
  const { urlToModuleMap } = environments.ssr.moduleGraph;
  return {
    styles: [...urlToModuleMap.keys()].filter((url) => url.endsWith('.css')),
    scripts: ['/@vite/client', '/app/entry.client.tsx'],
    styleParts: [],
    sheet: undefined,
    modules: [],
    startsAtOnce: false,
  };
}
