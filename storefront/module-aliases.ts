import { fileURLToPath } from 'node:url';

/** Modules that the shop's bundles take in place of others; every build of its components needs them. */
export const moduleAliases = {
  'virtual:fontkit': 'fontkit',
  'brotli/decompress.js': fileURLToPath(import.meta.resolve('@blattwerk/configurator/fonts/no-brotli.ts')),
};
