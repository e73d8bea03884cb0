import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type EnvironmentOptions } from 'vite';
import { oneFile } from './bundling/one-file.ts';
import { readBuildSettings } from './bundling/read-build-settings.ts';
import { onlyOurLocales } from './look/only-our-locales.ts';

const plugins = ['product', 'theme', 'format'] as const;
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Every plugin is a build of its own, because the CMS takes one script file per field type. */
function pluginBuild(name: string): EnvironmentOptions {
  return {
    consumer: 'client',
    build: {
      outDir: join(process.env.FIELD_PLUGIN_OUT ?? here('dist'), name),
      emptyOutDir: true,
      rolldownOptions: {
        input: here(`${name}/main.tsx`),
        output: { format: 'iife', entryFileNames: 'index.js' },
      },
    },
  };
}

export default defineConfig({
  root: here('.'),
  define: { __BUILD_SETTINGS__: JSON.stringify(readBuildSettings(process.env)) },
  plugins: [react(), onlyOurLocales(), oneFile()],
  environments: Object.fromEntries(plugins.map((name) => [name, pluginBuild(name)])),
  builder: {
    buildApp: async (builder) => {
      for (const name of plugins) {
        const environment = builder.environments[name];
        if (environment) await builder.build(environment);
      }
    },
  },
  build: {
    target: 'es2023',
    sourcemap: false,
    cssCodeSplit: false,
    modulePreload: false,
    chunkSizeWarningLimit: 1500,
    // Fonts stand in the file too: it is all that is deployed.
    assetsInlineLimit: 200_000,
  },
});
