import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runCommand } from './run-command.ts';

const root = join(import.meta.dirname, '..');
const probe = `export const probes = [
  window.document.title,
  process.env.HOME,
  new URL('https://example.org').href,
];
`;

/** Which part of the sources knows browsers, which knows Node: globals that are type errors there. */
describe.each([
  ['both', ['window', 'process']],
  ['server', ['window']],
  ['browser', ['process']],
])('types of what runs in: %s', (part, unknown) => {
  const config = `tsconfig.${part}.json`;

  test(`${unknown.join(' and ')}: a type error`, async () => {
    mkdirSync(join(root, '.cache'), { recursive: true });
    const folder = mkdtempSync(join(root, '.cache/type-probe-'));
    const own = { extends: relative(folder, join(root, config)), include: ['probe.ts'], exclude: [] };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(own));
    writeFileSync(join(folder, 'probe.ts'), probe);
    const { output } = await runCommand('node_modules/.bin/tsc', ['-p', folder], { cwd: root });
    rmSync(folder, { recursive: true });
    const names = [...output.matchAll(/error TS\d+: Cannot find name '(\w+)'/g)].map(([, name]) => name);
    expect(names, output).toEqual(unknown);
  });

  test('no import brings them by the way', async () => {
    const list = ['-p', config, '--listFilesOnly'];
    const { output } = await runCommand('node_modules/.bin/tsc', list, { cwd: root });
    expect(output).toMatch(/lib\.es5\.d\.ts/);
    expect(output.includes('/lib.dom.d.ts')).toBe(!unknown.includes('window'));
    expect(output.includes('/@types/node/index.d.ts')).toBe(!unknown.includes('process'));
  });
});
