import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { notKept } from './not-kept.ts';
import { silentNames } from './silent-actions.ts';

test.each([
  ['Management API: what it does not keep', Object.keys(notKept)],
  ['Events that never come', silentNames],
])('docs/vendor.md lists under “%s” what there is of it, and nothing else', (heading, names) => {
  const page = readFileSync(new URL('../../../docs/vendor.md', import.meta.url), 'utf8');
  const [, table = ''] = page.split(`## ${heading}`);
  const firstCells = table.split('\n## ')[0]?.matchAll(/^\| (`[^|]+) \|/gm) ?? [];
  const listed = [...firstCells].flatMap(([, cell = '']) =>
    cell.split(', ').map((name) => name.replaceAll('`', '')),
  );
  expect(listed.toSorted()).toEqual(names.toSorted());
});
