import { createRequire } from 'node:module';
import { build } from 'vite';

let bundle: Promise<string> | undefined;

/** The vendor's flag client for browsers as one module, unmodified. */
export function splitBundle(): Promise<string> {
  bundle ??= bundled();
  return bundle;
}

async function bundled(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      lib: {
        entry: createRequire(import.meta.url).resolve('@splitsoftware/splitio-browserjs/esm/index.js'),
        formats: ['es'],
        fileName: 'split',
      },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (!chunk) throw new Error('The client was not bundled.');
  return chunk.code;
}
