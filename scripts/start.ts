import { parseArgs } from 'node:util';
import { z } from 'zod';
import { buildStale } from './build-stale.ts';
import { readEnvironment } from './environment.ts';
import { type Part, parts } from './parts.ts';
import { startShop } from './start-shop.ts';

const usage = `Usage: npm start -- [--only ${parts.join('|')}] [--built], npm run dev`;

const options = readOptions();
const settings = readEnvironment(process.env);
if (!settings.ok) end(settings.message, 2);
const { environment } = settings;

if (!options.built) {
  // Shop and workspace are served from their sources in development; field plugins are not.
  const build = await buildStale(options.dev ? ['field plugins'] : undefined);
  if (!build.ok) end(build.message, 1);
}
const started = await startShop(environment, { part: options.only, development: options.dev });
if (!started.ok) end(started.message, 1);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void started.shop.close().then(() => process.exit(0));
  });
}

if (options.only === 'all' || options.only === 'storefront')
  await announce('Shop', environment.STOREFRONT_ORIGIN);
if (options.only === 'all' || options.only === 'preview')
  await announce('Workspace', environment.PREVIEW_ORIGIN);
if (options.only === 'web-api' || options.only === 'pictures' || options.only === 'jobs')
  console.log(`Running:   ${options.only}`);

/** Prints an address once it really answers. */
async function announce(name: string, origin: string): Promise<void> {
  const response = await fetch(origin, { signal: AbortSignal.timeout(60_000) }).catch(() => undefined);
  console.log(
    `${`${name}:`.padEnd(11)}${origin}${response?.ok ? '' : '  (does not answer yet: see the log)'}`,
  );
}

type Options = { dev: boolean; built: boolean; only: Part | 'all' };

function readOptions(): Options {
  try {
    const { values } = parseArgs({
      options: {
        dev: { type: 'boolean', default: false },
        // After a build, as in the tests: leaves the builds alone.
        built: { type: 'boolean', default: false },
        only: { type: 'string', default: 'all' },
      },
    });
    return {
      dev: values.dev,
      built: values.built,
      only: z.enum(['all', ...parts]).parse(values.only),
    };
  } catch {
    end(usage, 2);
  }
}

function end(message: string, code: number): never {
  console.error(message);
  process.exit(code);
}
