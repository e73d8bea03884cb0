import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { localTokens } from '../../../scripts/environment.ts';
import type { ShopAddresses } from '../../../scripts/shop-process.ts';

const kinds = { react: 'react-page.tsx', js: 'js-page.ts' } as const;
type Kind = keyof typeof kinds;

export type VendorPages = {
  /**
   * A space's preview address for pages of a kind; the story's slug comes behind it.
   * @param editor origin that the page's bridge is told of; left out, it is told of none
   */
  address(kind: Kind, shop: ShopAddresses, editor?: string): string;
  close(): Promise<void>;
};

/** Builds pages made with the vendor's unmodified packages, and serves them at an origin of their own. */
export async function serveVendorPages(): Promise<VendorPages> {
  const scripts = new Map<string, string>();
  for (const kind of ['react', 'js'] as const) scripts.set(`/${kind}.js`, await script(kind));
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const found = scripts.get(pathname);
    if (found) response.setHeader('content-type', 'text/javascript').end(found);
    else response.setHeader('content-type', 'text/html; charset=utf-8').end(page(pathname));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    address(kind, shop, editor) {
      const query = new URLSearchParams({
        space: shop.workspace,
        token: localTokens.preview,
        ...(editor !== undefined && { editor }),
      });
      return `http://localhost:${port}/${kind}?${query}&slug=`;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

const page = (path: string): string =>
  `<!doctype html><html lang="de"><link rel="icon" href="data:,"><title>Seite</title><body><div id="root"></div>
  <output id="heard"></output><script type="module" src="${path === '/js' ? '/js.js' : '/react.js'}"></script>`;

async function script(kind: Kind): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2023',
      lib: {
        entry: fileURLToPath(new URL(`../vendor-pages/${kinds[kind]}`, import.meta.url)),
        formats: ['es'],
        fileName: kind,
      },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const [output] = [built].flat();
  const chunk = output && 'output' in output ? output.output.find(isEntry) : undefined;
  if (!chunk) throw new Error(`Vite has built no page with ${kind}.`);
  return chunk.code;
}

const isEntry = (each: Rolldown.OutputChunk | Rolldown.OutputAsset): each is Rolldown.OutputChunk =>
  each.type === 'chunk';
