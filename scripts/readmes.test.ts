import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

const { stdout } = spawnSync('git', ['ls-files'], { encoding: 'utf8' });
const files = stdout.trim().split('\n');
const readmes = files.filter((file) => /^[a-z-]+\/(workspace\/)?README\.md$/.test(file));

test.each(readmes)('%s names every folder beside it', (readme) => {
  const room = `${dirname(readme)}/`;
  const inside = files.filter((file) => file.startsWith(room)).map((file) => file.slice(room.length));
  const folders = new Set(
    inside.filter((path) => path.includes('/')).map((path) => path.split('/')[0] ?? ''),
  );
  const text = readFileSync(readme, 'utf8');
  expect([...folders].filter((folder) => !text.includes(folder))).toEqual([]);
});

test.each(files.filter((file) => file.endsWith('.md')))('%s links only to what is there', (document) => {
  const text = readFileSync(document, 'utf8');
  const targets = [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)].map(([, target = '']) => target);
  const inside = targets.filter((target) => !/^https?:/.test(target));
  expect(inside.filter((target) => !existsSync(normalize(join(dirname(document), target))))).toEqual([]);
});
