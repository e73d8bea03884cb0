import { type ExecFileException, execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import { spaceId } from '../contract/running-content-space.ts';

/** The release whose calls the content space is held to. */
const release = 'storyblok@4.22.0';

export type CliAnswer = { code: number; output: string };

/** Runs one command in a folder; files of the space lie below `.storyblok` in it. */
export type StoryblokCli = (folder: string, ...command: string[]) => Promise<CliAnswer>;

/**
 * Installs the vendor's command line as it is into a folder outside the tree.
 * @param environment leads its requests to a content space
 */
export async function installCli(
  folder: string,
): Promise<(environment: Record<string, string>) => StoryblokCli> {
  await mkdir(folder, { recursive: true });
  const options = ['--no-audit', '--no-fund', '--no-save', '--ignore-scripts', '--prefix', folder];
  const installed = await run('npm', ['install', ...options, release], { cwd: folder, env: process.env });
  if (installed.code !== 0) throw new Error(`${release} could not be installed:\n${installed.output}`);
  const entry = join(folder, 'node_modules/storyblok/dist/index.mjs');
  const home = join(folder, 'home');
  await mkdir(home, { recursive: true });
  return (environment) =>
    (cwd, ...command) => {
      const login = { STORYBLOK_LOGIN: 'redaktion@localhost', STORYBLOK_TOKEN: 'local-management' };
      const env = { PATH: process.env.PATH, HOME: home, STORYBLOK_REGION: 'eu', ...login, ...environment };
      // Six requests a second, as it asks the vendor, would take minutes.
      return run(process.execPath, [entry, '--api-rate-limit', '100', ...command], { cwd, env });
    };
}

/** `--space` and the space's number. */
export const ofSpace = ['--space', String(spaceId)] as const;

const execute = promisify(execFile);

async function run(
  file: string,
  parameters: readonly string[],
  options: { cwd: string; env: NodeJS.ProcessEnv },
): Promise<CliAnswer> {
  try {
    const { stdout, stderr } = await execute(file, parameters, { ...options, maxBuffer: 2 ** 26 });
    return { code: 0, output: stripVTControlCharacters(`${stdout}\n${stderr}`) };
  } catch (error) {
    if (!isExit(error)) throw error;
    return { code: error.code, output: stripVTControlCharacters(`${error.stdout}\n${error.stderr}`) };
  }
}

type Exit = ExecFileException & { code: number };

/** The program ran and says that it failed. */
const isExit = (error: unknown): error is Exit =>
  error instanceof Error && 'code' in error && typeof error.code === 'number';
