import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { notKept } from './not-kept.ts';

test('docs/vendor.md lists what is not kept, and nothing else in that table', () => {
  const page = readFileSync(new URL('../../../docs/vendor.md', import.meta.url), 'utf8');
  const [, table = ''] = page.split('## Management API: what it does not keep');
  const firstCells = table.split('\n## ')[0]?.matchAll(/^\| (`[^|]+) \|/gm) ?? [];
  const listed = [...firstCells].flatMap(([, cell = '']) =>
    cell.split(', ').map((name) => name.replaceAll('`', '')),
  );
  expect(listed.toSorted()).toEqual(Object.keys(notKept).toSorted());
});
