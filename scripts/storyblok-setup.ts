import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { defaultLanguage } from '@blattwerk/schemas/shop/markets/content-language.ts';
import { languages } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import { type Environment, readEnvironment } from './environment.ts';
import { buildPlugins } from './storyblok/build-plugins.ts';
import { changeTable, recordChanges } from './storyblok/recorded-changes.ts';
import { type SpaceSetup, setUpSpace } from './storyblok/set-up-space.ts';
import { setupProblem } from './storyblok/setup-problem.ts';

const usage = `Brings a Storyblok space to the state of this shop: preview address, languages, field plugins, blocks, datasources
with their entries, assets, stories, and the webhook that empties the shop's page cache.

  npm run storyblok:setup                  shows what it would do, and writes nothing
  npm run storyblok:setup -- --apply       does it

The space is the one that STORYBLOK_MANAGEMENT_URL, STORYBLOK_SPACE_ID and STORYBLOK_MANAGEMENT_TOKEN name; the shop the one
at STOREFRONT_ORIGIN, which STORYBLOK_WEBHOOK_SECRET signs for. Nothing is ever deleted. What is as it should be is left
alone: a run that broke off is started again, a second one does nothing. A story that differs from content/ is overwritten.
Exit code: 0 done, 1 the space refused something, 2 the call or a setting was wrong.`;

/** The space that content/ was pulled from. */
const pulledFrom = 100_001;

const call = readCall(process.argv.slice(2));
if (!call) {
  console.error('There are --apply and --help.');
  process.exitCode = 2;
} else if (call.help) console.log(usage);
else await setUp(call.apply);

function readCall(args: string[]): { apply: boolean; help: boolean } | undefined {
  const options = {
    apply: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  } as const;
  try {
    return parseArgs({ args, options }).values;
  } catch {
    return undefined;
  }
}

async function setUp(isApplied: boolean): Promise<void> {
  const read = readEnvironment(process.env);
  const problem = read.ok ? setupProblem(read.environment) : read.message;
  if (!read.ok || problem !== undefined) {
    console.error(problem);
    process.exitCode = 2;
    return;
  }
  let count = 0;
  const changes = recordChanges(!isApplied, ({ kind, name, action }) => {
    count += 1;
    if (isApplied) console.log(`${String(count).padStart(5)}  ${action} ${kind} ${name}`);
  });
  const result = await setUpSpace(await setupOf(read.environment), changes);
  if (result.ok || changes.noted.length > 0) process.stdout.write(changeTable(changes.noted));
  if (!result.ok) {
    console.error(`${result.message} Put that right and start again: what is done is not done twice.`);
    process.exitCode = 1;
  } else if (!isApplied && changes.noted.length > 0) console.log('Nothing is written yet: add --apply.');
}

async function setupOf(environment: Environment): Promise<SpaceSetup> {
  const shop = environment.STOREFRONT_ORIGIN;
  return {
    address: {
      managementUrl: environment.STORYBLOK_MANAGEMENT_URL,
      token: environment.STORYBLOK_MANAGEMENT_TOKEN,
      spaceId: environment.STORYBLOK_SPACE_ID,
    },
    folder: join(import.meta.dirname, '..', 'content'),
    pulledFrom,
    languages: languages.filter((language) => language !== defaultLanguage),
    plugins: await buildPlugins(shop),
    previewAddress: `${shop}/`,
    webhook: { endpoint: `${shop}/_hooks/content`, secret: environment.STORYBLOK_WEBHOOK_SECRET },
  };
}
