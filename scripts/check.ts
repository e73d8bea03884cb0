import { type CommandResult, runCommand } from './run-command.ts';

/** Format, lint, types, what imports what, generated tables, schema changes and dead code, side by side; prints what failed and how long each took. */
type Check = { name: string; run: () => Promise<CommandResult> };

const checks: Check[] = [
  {
    name: 'format, lint',
    run: () => runCommand('biome', ['ci', '--colors=off', '--error-on-warnings', '.']),
  },
  { name: 'types', run: checkTypes },
  { name: 'generated tables', run: () => runCommand('node', ['scripts/run.mjs', 'tables', '--check']) },
  { name: 'rooms and folders', run: () => runCommand('node', ['scripts/run.mjs', 'house', '--check']) },
  { name: 'blocks, rules, choices', run: () => runCommand('node', ['scripts/run.mjs', 'blocks-check']) },
  { name: 'schema changes', run: () => runCommand('node', ['scripts/run.mjs', 'schema-check']) },
  { name: 'dead code, dependencies', run: () => runCommand('knip', ['--no-progress']) },
];

const results = await Promise.all(checks.map(async ({ name, run }) => ({ name, ...(await run()) })));
for (const { name, code, output, seconds } of results) {
  if (code !== 0) console.error(output.trimEnd());
  console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds.toFixed(1)} s)`);
}
process.exitCode = results.some(({ code }) => code !== 0) ? 1 : 0;

/** In turn, as each takes a gigabyte or two. What runs in both, in Node alone and in browsers alone knows no more than is there. */
async function checkTypes(): Promise<CommandResult> {
  const sum: CommandResult = { code: 0, output: '', seconds: 0 };
  for (const part of ['both', 'server', 'browser', 'tests']) {
    const { code, output, seconds } = await runCommand('tsc', [
      '-p',
      `tsconfig.${part}.json`,
      '--checkers',
      '1',
    ]);
    sum.code ||= code;
    sum.output += output;
    sum.seconds += seconds;
  }
  return sum;
}
