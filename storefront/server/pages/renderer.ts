import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RequestHandler } from 'express';
import type { renderPage } from '../../app/render-page.ts';
import { staticFiles } from '../static/static-files.ts';

export type RenderPage = typeof renderPage;

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
  const build = await import(pathToFileURL(entrance).href);
  return {
    render: build.renderPage,
    files: await staticFiles(join(root, 'build/client')),
    close: async () => {},
  };
}

/** Vite in middleware mode: modules are compiled when asked for and replaced while editing. */
export async function createDevelopmentRenderer(): Promise<Renderer> {
  const { createServer } = await import('vite');
  const vite = await createServer({ root, server: { middlewareMode: true }, appType: 'custom' });
  return {
    async render(address, rendering) {
      const { renderPage } = await vite.ssrLoadModule('/app/render-page.ts');
      return renderPage(address, rendering);
    },
    files: vite.middlewares,
    close: () => vite.close(),
  };
}
