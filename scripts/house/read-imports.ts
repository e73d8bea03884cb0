import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parseSync } from 'oxc-parser';
import { roomOf } from './rooms.ts';

/** What one file imports, as paths from the project's root. */
export type Import = {
  from: string;
  /** A file of the project, or a package as it is written. */
  to: string;
  /** As it is written. */
  specifier: string;
};

const module = /\.(?:tsx?|mjs)$/;
const packages = '@blattwerk/';
/** Addresses of modules that become processes, threads or workers. */
const started = /(?:new URL|import\.meta\.resolve)\(\s*'([^']+\.tsx?)'/g;

/** Imports of all files of the rooms: of values and of types, static, repeated by an `export … from` and dynamic. */
export function readImports(): Import[] {
  const { stdout } = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const files = stdout.split('\n').filter((file) => file !== '' && existsSync(file));
  return files
    .filter((file) => module.test(file) && roomOf(file) !== undefined)
    .flatMap((file) => importsOf(file, readFileSync(file, 'utf8')));
}

/** Imports of one file in the order of their first mention, each once. */
export function importsOf(file: string, source: string): Import[] {
  const imports = new Map<string, Import>();
  for (const specifier of specifiersOf(file, source)) {
    const to = targetOf(file, specifier);
    if (!imports.has(to)) imports.set(to, { from: file, to, specifier });
  }
  return [...imports.values()];
}

function specifiersOf(file: string, source: string): string[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, source).module;
  return [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => (moduleRequest ? [moduleRequest.value] : [])),
    ),
    ...dynamicImports.map(({ moduleRequest }) =>
      source.slice(moduleRequest.start, moduleRequest.end).replaceAll(/^['"]|['"]$/g, ''),
    ),
    ...[...source.matchAll(started)].map(([, address = '']) => address),
  ];
}

function targetOf(file: string, specifier: string): string {
  const path = specifier.replace(/\?.*$/, '');
  if (path.startsWith(packages)) return path.slice(packages.length);
  return path.startsWith('.') ? normalize(join(dirname(file), path)) : specifier;
}
