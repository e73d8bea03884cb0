import { fileURLToPath } from 'node:url';
import { messagesPlugin } from '@blattwerk/storefront/app/messages/vite-plugin-messages.ts';
import { moduleAliases } from '@blattwerk/storefront/module-aliases.ts';
import { build } from 'vite';

/** Where the bundle lies that `react-process.ts` runs. */
export const reactAloneFolder = fileURLToPath(new URL('../../../.cache/react-alone', import.meta.url));

/** Bundles the components of the shop with `react-dom`, as the shop's own build does, and nothing of its server. */
export async function buildReactAlone(): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [messagesPlugin()],
    resolve: { alias: moduleAliases },
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: fileURLToPath(new URL('./react-alone.tsx', import.meta.url)),
      outDir: reactAloneFolder,
      emptyOutDir: true,
      rolldownOptions: { output: { entryFileNames: 'react-alone.js' } },
    },
  });
}
