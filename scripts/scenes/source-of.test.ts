import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readPlates, renderedPlates } from '@blattwerk/designs/plates/disk-plates.ts';
import { expect, test } from 'vitest';
import { sourceOf } from './source-of.ts';
import { wantedPlates } from './wanted-plates.ts';

test('every plate is rendered by the scripts that are there, and none is left over', async () => {
  const present = readPlates(renderedPlates).map(({ id, source }) => ({ id, source }));
  const wanted = await Promise.all(
    wantedPlates.map(async (plate) => ({ id: plate.id, source: await sourceOf(plate) })),
  );
  const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1);
  expect(present.toSorted(byId), 'Run "npm run scenes" and commit what it writes.').toEqual(
    wanted.toSorted(byId),
  );
});

test('plates are small: a few hundred kilobytes each', () => {
  const files = readdirSync(renderedPlates, { recursive: true, encoding: 'utf8' });
  const bytes = files.reduce((sum, name) => sum + statSync(join(renderedPlates, name)).size, 0);
  expect(bytes / wantedPlates.length).toBeLessThan(800_000);
});
