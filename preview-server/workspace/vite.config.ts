import { fileURLToPath } from 'node:url';
import { onlyOurLocales } from '@blattwerk/field-plugins/look/only-our-locales.ts';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { sharedHead } from './shared-head.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('.'),
  // fontkit, which draws letters as the press does, in the build for browsers; fonts are served unpacked.
  resolve: {
    alias: {
      'virtual:fontkit': 'fontkit',
      'brotli/decompress.js': fileURLToPath(
        import.meta.resolve('@blattwerk/configurator/fonts/no-brotli.ts'),
      ),
    },
  },
  plugins: [react(), onlyOurLocales(), sharedHead()],
  build: {
    outDir: here('../build/workspace'),
    emptyOutDir: true,
    target: 'es2023',
    sourcemap: false,
    // Fetched as they come into sight, and not with the first script.
    assetsInlineLimit: (file) => (file.endsWith('.webp') ? false : undefined),
    chunkSizeWarningLimit: 1500,
    rolldownOptions: {
      input: [
        here('index.html'),
        here('judge-tool.html'),
        here('orders.html'),
        here('designs.html'),
        here('flags.html'),
        here('figures.html'),
      ],
    },
  },
  worker: { format: 'es' },
});
