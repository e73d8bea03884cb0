import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { messagesPlugin } from './app/messages/vite-plugin-messages.ts';

export default defineConfig({
  plugins: [reactRouter(), messagesPlugin()],
  // The server imports one function from the build; see app/render-page.ts.
  environments: { ssr: { build: { rollupOptions: { input: './app/render-page.ts' } } } },
  build: {
    target: 'baseline-widely-available',
    // Every file is a request of its own: the content security policy allows no data: for scripts and fonts.
    assetsInlineLimit: 0,
  },
});
