import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { compressBuild } from './compress-build.ts';
import { fingerprint } from './fingerprint.ts';
import { runCommand } from './run-command.ts';

/** One Vite build, the files it is made from, and the folder whose presence shows that it was made. */
type Build = {
  name: string;
  output: string;
  /** Whether its server sends compressed files as they lie there; the storefront compresses at its start. */
  isPacked: boolean;
  inputs: readonly string[];
  command: { name: string; args: readonly string[]; cwd: string };
};

const builds: readonly Build[] = [
  {
    name: 'storefront',
    output: 'storefront/build/server',
    isPacked: false,
    inputs: [
      'storefront/{app,page}/**',
      'storefront/*.{ts,json}',
      'storefront/public/**',
      'configurator/**/*.{ts,tsx,css}',
      'designs/{drawing,editing,findings,model,text}/*.ts',
      'schemas/**/*.ts',
      'package-lock.json',
    ],
    command: { name: 'vite', args: ['build'], cwd: 'storefront' },
  },
  {
    name: 'workspace',
    output: 'preview-server/build/workspace',
    isPacked: true,
    inputs: [
      'preview-server/workspace/**',
      'preview-server/content-space/story-shape/**',
      'field-plugins/look/**',
      'schemas/**/*.ts',
      'package-lock.json',
    ],
    command: { name: 'vite', args: ['build'], cwd: 'preview-server/workspace' },
  },
  {
    name: 'field plugins',
    output: 'field-plugins/dist',
    isPacked: true,
    inputs: ['field-plugins/**/*.{ts,tsx,css,json}', 'schemas/**/*.ts', 'package-lock.json'],
    command: { name: 'vite', args: ['build'], cwd: 'field-plugins' },
  },
];

export type BuildOutcome = { ok: true; built: string[] } | { ok: false; message: string };

/**
 * Builds what is stale (judged by the content of its inputs, so that a fresh checkout's file times do not matter).
 * @param names of the builds; all when left out
 */
export async function buildStale(names?: readonly string[]): Promise<BuildOutcome> {
  const stale = builds
    .filter(({ name }) => names?.includes(name) ?? true)
    .map((build) => ({ build, stamp: fingerprint(build.inputs) }))
    .filter(({ build, stamp }) => !existsSync(build.output) || readStamp(build) !== stamp);
  const failures = await Promise.all(stale.map(({ build, stamp }) => make(build, stamp)));
  const message = failures.filter((failure) => failure !== undefined).join('\n');
  if (message !== '') return { ok: false, message };
  return { ok: true, built: stale.map(({ build }) => build.name) };
}

/** @returns why it could not be made */
async function make(build: Build, stamp: string): Promise<string | undefined> {
  console.log(`Building the ${build.name} …`);
  const { name, args, cwd } = build.command;
  const result = await runCommand(name, args, { cwd, env: { NODE_ENV: 'production' } });
  if (result.code !== 0) return `${result.output}\nThe ${build.name} could not be built: see above.`;
  if (build.isPacked) await compressBuild(build.output);
  mkdirSync('.cache/builds', { recursive: true });
  writeFileSync(stampFile(build), stamp);
  return undefined;
}

function stampFile(build: Build): string {
  return `.cache/builds/${build.name}`;
}

function readStamp(build: Build): string | undefined {
  return existsSync(stampFile(build)) ? readFileSync(stampFile(build), 'utf8') : undefined;
}
