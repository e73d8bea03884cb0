import type { Database } from '@blattwerk/database/database.ts';
import { openTestDatabase } from '@blattwerk/database/open-test-database.ts';
import { drafts, sealedDesigns } from '@blattwerk/database/tables/drafts.ts';
import { recipes } from '@blattwerk/database/tables/recipes.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgetWhatIsOver } from '../background/housekeeping.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const now = new Date('2026-11-20T12:00:00Z');
const daysFromNow = (days: number) => new Date(now.getTime() + days * 24 * 60 * 60 * 1000);
const hashOf = (digit: string) => digit.repeat(32);

function draftOf(designId: string, recipe: string) {
  const shop = { channel: 'blattwerk', country: 'DE', kind: 'card', name: 'Eukalyptus' };
  const content = { version: 1, recipe };
  return { ...shop, designId, content, revision: 1, expiresAt: daysFromNow(100) };
}

function sealOf(designId: string, recipe: string, expiresAt: Date | null) {
  const sold = { kind: 'card', name: 'Eukalyptus', format: '148x210', choice: {}, recipe: {}, sha256: '' };
  const document = new Uint8Array();
  return {
    ...sold,
    createdAt: now,
    revision: 1,
    designId,
    content: { version: 1, recipe },
    document,
    expiresAt,
  };
}

test('a recipe goes a month after nothing names it; a draft, a seal and an order keep theirs', async () => {
  const [unnamed, drafted, sealed, ordered, elsewhere, young] = ['0', '1', '2', '3', '4', '5'].map(hashOf);
  const kept = { designId: '142410', recipe: {}, createdAt: daysFromNow(-31) };
  const hashes = [unnamed, drafted, sealed, ordered, elsewhere, young].flatMap((hash) => hash ?? []);
  await database.insert(recipes).values(hashes.map((hash) => ({ ...kept, hash })));
  await database
    .update(recipes)
    .set({ createdAt: daysFromNow(-29) })
    .where(eq(recipes.hash, hashOf('5')));
  await database.insert(drafts).values([
    draftOf('142410', hashOf('1')),
    // Another design's draft keeps nothing of this one.
    draftOf('142411', hashOf('4')),
  ]);
  await database
    .insert(sealedDesigns)
    .values([
      sealOf('142410', hashOf('2'), daysFromNow(20)),
      sealOf('142410', hashOf('3'), null),
      sealOf('142410', hashOf('0'), daysFromNow(-1)),
    ]);
  await forgetWhatIsOver(database, now);
  const left = await database.select({ hash: recipes.hash }).from(recipes).orderBy(recipes.hash);
  expect(left.map(({ hash }) => hash)).toEqual([drafted, sealed, ordered, young]);
});
