import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { messagesPlugin } from './app/messages/vite-plugin-messages.ts';

/** One file for what changes only with its version, so that a release leaves it in browsers' caches. */
const framework = /node_modules\/(react|react-dom|react-router|scheduler|@lingui\/core)\//;

export default defineConfig({
  plugins: [reactRouter(), messagesPlugin()],
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: { codeSplitting: { groups: [{ name: 'framework', test: framework }] } },
        },
      },
    },
    // The server imports one function from the build; see app/render-page.ts.
    ssr: { build: { rollupOptions: { input: './app/render-page.ts' } } },
  },
  build: {
    target: 'baseline-widely-available',
    // All styles are one small file: a block that is loaded late must not lack its own.
    cssCodeSplit: false,
    // Every file is a request of its own: the content security policy allows no data: for scripts and fonts.
    assetsInlineLimit: 0,
  },
});
