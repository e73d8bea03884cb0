import { spawn } from 'node:child_process';
import { performance } from 'node:perf_hooks';

export type CommandResult = { code: number; output: string; seconds: number };

type CommandOptions = {
  /** Pass the child's output through as it comes, instead of collecting it. */
  live?: boolean;
  env?: NodeJS.ProcessEnv;
  cwd?: string;
};

/** Runs a command found in node_modules/.bin or on the PATH; never rejects: a missing command is code 127. */
export function runCommand(
  command: string,
  args: readonly string[],
  options: CommandOptions = {},
): Promise<CommandResult> {
  const started = performance.now();
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', options.live ? 'inherit' : 'pipe', options.live ? 'inherit' : 'pipe'],
      env: { ...process.env, ...options.env },
      cwd: options.cwd,
    });
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.stderr?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    const finish = (code: number) => resolve({ code, output, seconds: (performance.now() - started) / 1000 });
    child.on('error', (error) => {
      output += error.message;
      finish(127);
    });
    child.on('close', (code) => finish(code ?? 1));
  });
}
