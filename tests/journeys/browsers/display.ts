import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { endProcess } from './end-process.ts';

export type Display = {
  name: string;
  /** Where the pointer rests. */
  middle: { x: number; y: number };
  stop(): Promise<void>;
};

const size = { width: 1600, height: 1200 };

/** Starts an X server without a screen at the first number that is free. */
export async function startDisplay(xvfb: string): Promise<Display> {
  const server = spawn(
    xvfb,
    ['-displayfd', '1', '-screen', '0', `${size.width}x${size.height}x24`, '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  const [number] = await once(server.stdout, 'data');
  return {
    name: `:${String(number).trim()}`,
    middle: { x: size.width / 2, y: size.height / 2 },
    stop: () => endProcess(server),
  };
}
