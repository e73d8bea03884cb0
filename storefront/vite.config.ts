import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { messagesPlugin } from './app/messages/vite-plugin-messages.ts';
import { designChunk } from './design-chunk.ts';
import { moduleAliases } from './module-aliases.ts';
import { sharedChunk } from './shared-chunk.ts';
import { shortStyleNames } from './short-style-names.ts';
import { smallFontkit } from './small-fontkit-plugin.ts';
import { styleParts } from './style-parts-plugin.ts';

const groups = [
  // What changes only with its version: a release leaves it in browsers' caches.
  {
    name: 'framework',
    test: /node_modules\/(react|react-dom|scheduler|@lingui\/core)\//,
    priority: 3,
  },
  // Small files compress badly: what all pages need is one. The entrance waits for late files, which need this one.
  {
    name: sharedChunk,
    test: /storefront\/(app\/(?!preview\/session|entry|components\/form\/checked)|page\/)|\/schemas\/(?!preview\/|rich-text\/)/,
    minShareCount: 1,
    priority: 2,
  },
  // What a configurator opens with. What those modules import has at least as many importers, and a chunk of its own.
  {
    name: designChunk,
    test: /\/(storefront|configurator|designs|schemas)\//,
    minShareCount: 1,
    priority: 1,
    includeDependenciesRecursively: false,
  },
];

/**
 * Vite wraps every late import to load its styles and modules beside it. All styles are one file here, and what a page
 * needs is named in its document: the import alone will do.
 */
const bareImports: Plugin = {
  name: 'bare-imports',
  enforce: 'pre',
  load: (id) =>
    id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load();' : undefined,
};

/**
 * Every page that knows a late part names it: the beginning of a name tells people which it is, and hashes of seven
 * characters tell builds apart as well as eight do.
 */
const chunkFileNames = ({ name }: { name: string }) => `assets/${name.slice(0, 10)}-[hash:7].js`;

/** Both builds call a file the same: the server names files that only the browser's build writes. */
const assetFileNames = 'assets/[name]-[hash:7][extname]';

export default defineConfig(({ command }) => ({
  plugins: [react(), messagesPlugin(), bareImports, smallFontkit, styleParts],
  appType: 'custom',
  resolve: { alias: moduleAliases },
  environments: {
    client: {
      build: {
        outDir: 'build/client',
        // Tells the server which files a page needs (server/pages/built-assets.ts).
        manifest: true,
        rolldownOptions: {
          input: './app/entry.client.tsx',
          output: { codeSplitting: { groups }, chunkFileNames, assetFileNames },
        },
      },
    },
    // The server imports one function from the build; see app/render-page.tsx.
    ssr: {
      build: {
        outDir: 'build/server',
        copyPublicDir: false,
        rolldownOptions: {
          input: './app/render-page.tsx',
          output: { entryFileNames: 'index.js', assetFileNames },
        },
      },
      // React chooses its build by this, also where the environment does not set it.
      define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
      resolve: command === 'build' ? { noExternal: true } : {},
    },
  },
  builder: {
    async buildApp({ build, environments: { client, ssr } }) {
      if (client) await build(client);
      if (ssr) await build(ssr);
    },
  },
  css: command === 'build' ? { modules: { generateScopedName: shortStyleNames(import.meta.dirname) } } : {},
  // Found before the first page is asked for, or that page reloads in the middle.
  optimizeDeps: {
    entries: ['app/entry.client.tsx', 'app/preview/session/open-session.ts'],
  },
  build: {
    target: 'baseline-widely-available',
    // All styles are one small file: a block that is loaded late must not lack its own.
    cssCodeSplit: false,
    // With one style file, late chunks have nothing that would have to be there first.
    modulePreload: false,
    // Every file is a request of its own: the content security policy allows no data: for scripts and fonts.
    assetsInlineLimit: 0,
  },
}));
