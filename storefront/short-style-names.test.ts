import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { shortStyleNames } from './short-style-names.ts';

const root = import.meta.dirname;
const nameInStyles = shortStyleNames(root);

test('no two names of all style modules are the same, and CSS knows each of them as a name', () => {
  const names = globSync('app/**/*.module.css', { cwd: root }).flatMap((path) => {
    const css = readFileSync(join(root, path), 'utf8');
    const found = new Set(
      [...css.matchAll(/[.](?<name>[a-z]\w*)/gi)].map(({ groups }) => groups?.name ?? ''),
    );
    return [...found].map((name) => nameInStyles(name, join(root, path), css));
  });
  expect(names.length).toBeGreaterThan(300);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[a-z]+\d+$/);
});

test('animations have names of their own', () => {
  const path = join(root, 'app/layout/loading-bar.module.css');
  const css = '.bar { animation: advance 2s } @keyframes advance { to { width: 100% } }';
  expect(nameInStyles('advance', path, css)).not.toBe(nameInStyles('bar', path, css));
});

test('a name that a module does not have is refused', () => {
  const path = join(root, 'app/layout/loading-bar.module.css');
  expect(() => nameInStyles('other', path, '.bar {}')).toThrow('names other');
});
