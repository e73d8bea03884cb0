import { delimiter, join } from 'node:path';

// Plain JavaScript on purpose: an older Node must get as far as reading the sentence below.
const [major = 0] = process.versions.node.split('.').map(Number);
const [name, ...rest] = process.argv.slice(2);

if (major < 24) {
  console.error(
    `Blattwerk needs Node 24 and found ${process.version}. Run "npm ci" without --ignore-scripts: ` +
      'it brings Node 24 as a dependency, and "npm start" then uses it.',
  );
  process.exit(2);
}
if (!name || !/^[a-z-]+$/.test(name)) {
  console.error('Usage: node scripts/run.mjs <script> [options], for example: node scripts/run.mjs start');
  process.exit(2);
}
/** Blocks of memory from here on, in bytes, go back to the system as soon as they are free. */
const large = 4 * 2 ** 20;
// A shop under fire holds a fifth less memory with few arenas and a small young generation, and a tenth less when what is large
// (pictures) goes back at once. V8 takes up to 600 MB while it optimises one function of the embedded database: one at a time. That is
// settled when a process begins, so it begins again under its own number. Windows knows none of it.
if (name === 'start' && process.execve && process.env.MALLOC_ARENA_MAX === undefined) {
  const [, program = '', ...call] = process.argv;
  const flags = [...process.execArgv, '--max-semi-space-size=8', '--wasm-num-compilation-tasks=1'];
  process.execve(process.execPath, [process.execPath, ...flags, program, ...call], {
    ...process.env,
    MALLOC_ARENA_MAX: '2',
    MALLOC_MMAP_THRESHOLD_: String(large),
    MALLOC_TRIM_THRESHOLD_: String(large),
  });
}
// Child commands (vite, tsc, playwright …) are found even when the script was not started by npm.
process.env.PATH = `${join(import.meta.dirname, '../node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}`;
process.chdir(join(import.meta.dirname, '..'));
// What Node makes of the sources is kept for the next start, here and in child processes.
const { enableCompileCache } = await import('node:module');
process.env.NODE_COMPILE_CACHE = join(process.cwd(), '.cache/node');
enableCompileCache(process.env.NODE_COMPILE_CACHE);
process.argv.splice(1, process.argv.length - 1, `scripts/${name}.ts`, ...rest);
await import(`./${name}.ts`);
