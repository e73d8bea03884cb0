import { expect, test, vi } from 'vitest';
import { runCommand } from './run-command.ts';

test('what takes longer than it may is ended with all that it started, and named', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  const child = "require('node:child_process').spawn('sleep', ['61'], { stdio: 'inherit' })";
  const waits = `${child}; setInterval(() => {}, 1000)`;
  const result = await runCommand(process.execPath, ['-e', waits], { minutes: 2 / 60 });
  const said = told.mock.calls.flat().join('\n');
  told.mockRestore();
  expect(result.code).not.toBe(0);
  expect(said).toContain('did not end within');
  expect(said).toContain('sleep 61');
  // The pipe that both had is closed: neither is left.
  expect(result.seconds).toBeLessThan(50);
});

test('what ends in time says how it ended, and what it printed', async () => {
  const result = await runCommand(process.execPath, ['-e', 'console.log("done"); process.exit(3)'], {
    minutes: 1,
  });
  expect(result).toMatchObject({ code: 3, output: 'done\n' });
});
