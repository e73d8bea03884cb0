import { createHash } from 'node:crypto';
import type { Database, Queries } from '@blattwerk/database/database.ts';
import { designs, themes } from '@blattwerk/database/tables/catalogue.ts';
import { firstOfShop } from '@blattwerk/designs/catalogue/by-hand/hand-numbers.ts';
import { and, getTableColumns, gt, lte, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { seedOnce } from '../seed-once.ts';
import { catalogueSeed } from './catalogue.ts';

export type SeedTheme = typeof themes.$inferInsert;
export type SeedDesign = Omit<typeof designs.$inferInsert, 'recipeHash'>;

const rowsAtOnce = 500;

/** The part of a design's address that changes when its recipe or the way to draw it does: 16 hexadecimal digits. */
function recipeHash(recipe: unknown, drawing: string): string {
  return createHash('sha256').update(drawing).update(JSON.stringify(recipe)).digest('hex').slice(0, 16);
}

export type SeedCatalogue = {
  themes: readonly SeedTheme[];
  designs: readonly SeedDesign[];
  /** Changes with the code that draws. */
  drawing: string;
};

/** Who has made designs: a release, or editors in the shop, whose numbers are higher. */
export type MadeBy = 'release' | 'shop';

/** Puts a catalogue into the database and takes out what is no longer in it; the same catalogue again changes nothing. */
export function seedCatalogue(database: Database, catalogue: SeedCatalogue): Promise<{ changed: boolean }> {
  return seedOnce(database, { name: catalogueSeed, data: catalogue }, (queries) =>
    writeDesigns(queries, catalogue, 'release'),
  );
}

/** Writes designs and their themes, and takes out all others that were made by the same. */
export async function writeDesigns(
  queries: Queries,
  catalogue: SeedCatalogue,
  madeBy: MadeBy,
): Promise<void> {
  for (const rows of chunksOf(catalogue.themes)) {
    await queries
      .insert(themes)
      .values(rows)
      .onConflictDoUpdate({ target: themes.id, set: { name: sql`excluded.name` } });
  }
  const { id, ...columns } = getTableColumns(designs);
  const set = Object.fromEntries(
    Object.entries(columns).map(([key, column]) => [key, sql.raw(`excluded.${column.name}`)]),
  );
  for (const rows of chunksOf(catalogue.designs)) {
    const values = rows.map((row) => ({ ...row, recipeHash: recipeHash(row.recipe, catalogue.drawing) }));
    await queries.insert(designs).values(values).onConflictDoUpdate({ target: designs.id, set });
  }
  const gone = (table: typeof designs | typeof themes, kept: readonly { id: number }[]) =>
    and(
      madeOnly(table.id, madeBy),
      isNoneOf(
        table.id.name,
        kept.map((row) => row.id),
      ),
    );
  await queries.delete(designs).where(gone(designs, catalogue.designs));
  await queries.delete(themes).where(gone(themes, catalogue.themes));
}

/** Rows of designs that were made by those. */
export function madeOnly(number: AnyPgColumn, madeBy: MadeBy): SQL {
  return madeBy === 'shop' ? gt(number, firstOfShop) : lte(number, firstOfShop);
}

/** `<> all` of an array takes one parameter, however long the list is. */
function isNoneOf(column: string, ids: readonly number[]) {
  return sql`${sql.identifier(column)} <> all(${sql.param(`{${ids.join(',')}}`)}::integer[])`;
}

function chunksOf<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / rowsAtOnce) }, (_, place) =>
    rows.slice(place * rowsAtOnce, (place + 1) * rowsAtOnce),
  );
}
