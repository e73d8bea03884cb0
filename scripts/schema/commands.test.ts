import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it.each([
  ['schema-diff', ['--help'], 0, /^Compares the working schema/],
  ['schema-plan', ['--help'], 0, /^Writes a migration/],
  ['schema-migrate', ['--help'], 0, /^Takes stories through migrations/],
  ['schema-accept', ['--help'], 0, /^Takes the working schema/],
  ['usage', ['--help'], 0, /^Says where something is used/],
  ['schema-diff', ['--form', 'json'], 2, /^Unknown option '--form': see --help\.$/],
  [
    'schema-diff',
    ['--from', 'no-such-reference'],
    2,
    /^git knows no schemas\/schema\.snapshot\.json at no-such/,
  ],
  ['schema-plan', ['--rename', 'title'], 2, /^“title” renames nothing: write --rename block\.old=new/],
  ['schema-migrate', ['--from', 'main'], 2, /^This command has no option --from: see --help\.$/],
  ['schema-migrate', ['--stories', '/nowhere'], 2, /^\/nowhere holds no story files/],
  ['storyblok-setup', ['--help'], 0, /^Brings a Storyblok space to the state of this shop/],
  ['storyblok-setup', ['--now'], 2, /^There are --apply and --help\.$/],
  ['usage', ['fridge:1'], 2, /^“fridge:1” names nothing pages use/],
  ['usage', ['story:/nowhere'], 2, /^There is no story at “\/nowhere”/],
  ['usage', ['story:/service/versand'], 0, /^story:\S+ {2}on \d+ pages, \d+ of them live\n {2}blattwerk\//],
  ['usage', ['block:'], 0, /^block:page {2}on \d+ pages/],
])('%s %s', (script, args, code, said) => {
  const file = join(import.meta.dirname, '..', `${script}.ts`);
  const run = spawnSync(process.execPath, [file, ...args], { encoding: 'utf8' });
  expect(run.status).toBe(code);
  expect((run.stdout + run.stderr).trim()).toMatch(said);
  if (code > 0) expect(run.stderr.trim().split('\n')).toHaveLength(1);
});
