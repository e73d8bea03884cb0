import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { messagesPlugin } from './app/messages/vite-plugin-messages.ts';
import { everyPageChunk } from './every-page-chunk.ts';

const groups = [
  // What changes only with its version: a release leaves it in browsers' caches.
  {
    name: 'framework',
    test: /node_modules\/(react|react-dom|react-router|scheduler|@lingui\/core)\//,
    priority: 2,
  },
  // Small files compress badly: what all pages need is one.
  {
    name: everyPageChunk,
    test: /storefront\/app\/(?!preview\/session)|\/schemas\//,
    minShareCount: 2,
    priority: 1,
  },
];

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), messagesPlugin()],
  environments: {
    client: { build: { rollupOptions: { output: { codeSplitting: { groups } } } } },
    // The server imports one function from the build; see app/render-page.ts.
    ssr: { build: { rollupOptions: { input: './app/render-page.ts' } } },
  },
  css: command === 'build' ? { modules: { generateScopedName: '[hash:base64:5]' } } : {},
  // Found before the first page is asked for, or that page reloads in the middle.
  optimizeDeps: {
    entries: [
      'app/entry.client.tsx',
      'app/root.tsx',
      'app/routes/*.tsx',
      'app/preview/session/open-session.ts',
    ],
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
