import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { performance } from 'node:perf_hooks';

export type CommandResult = { code: number; output: string; seconds: number };

type CommandOptions = {
  /** Pass the child's output through as it comes, instead of collecting it. */
  live?: boolean;
  env?: NodeJS.ProcessEnv;
  cwd?: string;
  /** It and all that it has started are ended when it takes longer; what still ran is listed. */
  minutes?: number;
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
      // A group of its own, which can be ended as one.
      detached: options.minutes !== undefined,
    });
    const forget = options.minutes === undefined ? () => {} : endAfter(child, options.minutes, command);
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.stderr?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    const finish = (code: number) => {
      forget();
      resolve({ code, output, seconds: (performance.now() - started) / 1000 });
    };
    child.on('error', (error) => {
      output += error.message;
      finish(127);
    });
    child.on('close', (code) => finish(code ?? 1));
  });
}

/** @returns takes the limit back */
function endAfter(child: ChildProcess, minutes: number, command: string): () => void {
  const end = (signal: NodeJS.Signals) => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, signal);
  };
  const timer = setTimeout(async () => {
    console.error(`${command} did not end within ${minutes} minutes. What still runs:`);
    console.error(await processesOf(child.pid));
    end('SIGKILL');
  }, minutes * 60_000);
  // Signals of a terminal reach its foreground group alone.
  const interrupt = () => {
    end('SIGINT');
    process.exit(130);
  };
  process.once('SIGINT', interrupt);
  return () => {
    clearTimeout(timer);
    process.off('SIGINT', interrupt);
  };
}

/** The processes of a group, a line each: how long they have run, and what they are. */
function processesOf(group: number | undefined): Promise<string> {
  return new Promise((resolve) => {
    execFile('ps', ['-eww', '-o', 'pgid=,pid=,etime=,args='], (error, lines) => {
      if (error) return resolve(error.message);
      const found = lines.split('\n').filter((line) => line.trim().startsWith(`${group} `));
      resolve(found.map((line) => line.slice(0, 300)).join('\n'));
    });
  });
}
