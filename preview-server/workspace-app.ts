import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import express, { type RequestHandler, Router } from 'express';
import type { PreviewServerConfig } from './config.ts';
import { packedFiles } from './http/packed-files.ts';

const room = fileURLToPath(new URL('.', import.meta.url));
const buildFolder = join(room, 'build/workspace');

export type WorkspaceApp = { router: Router; close(): Promise<void> };

/** The workspace's files: the built ones, or Vite with hot reload in development. */
export function workspaceApp({ development }: PreviewServerConfig): Promise<WorkspaceApp> | WorkspaceApp {
  return development ? sourceFiles() : builtFiles();
}

/** Pages of their own besides the workspace. */
const deskPage: RequestHandler = (request, _response, next) => {
  const [, page] = /^\/(orders|designs|figures|flags)\/?(?:\?|$)/.exec(request.url) ?? [];
  if (page !== undefined) request.url = `/${page}.html`;
  next();
};

function builtFiles(): WorkspaceApp {
  const router = Router();
  router.use(deskPage);
  router.use('/assets', packedFiles(join(buildFolder, 'assets')));
  router.use(
    '/assets',
    express.static(join(buildFolder, 'assets'), {
      immutable: true,
      maxAge: '1y',
      index: false,
      fallthrough: false,
    }),
  );
  router.use(express.static(buildFolder, { cacheControl: false, setHeaders: alwaysAsk }));
  router.get('/*path', (_request, response, next) => {
    if (existsSync(join(buildFolder, 'index.html')))
      response.sendFile('index.html', {
        root: buildFolder,
        cacheControl: false,
        headers: { 'Cache-Control': 'no-cache' },
      });
    else next();
  });
  router.use((_request, response) => {
    response
      .status(404)
      .json({ error: 'There is nothing here. If the workspace is missing, build it: npm run build' });
  });
  return { router, close: async () => {} };
}

function alwaysAsk(response: { setHeader(name: string, value: string): unknown }): void {
  response.setHeader('Cache-Control', 'no-cache');
}

async function sourceFiles(): Promise<WorkspaceApp> {
  const { createServer } = await import('vite');
  const root = join(room, 'workspace');
  const vite = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    // Its own socket: the storefront's development server has the usual one.
    server: { middlewareMode: true, hmr: { port: 24_679 } },
    appType: 'spa',
  });
  const router = Router();
  router.use(deskPage, vite.middlewares);
  return { router, close: () => vite.close() };
}
