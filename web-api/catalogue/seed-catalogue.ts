import { createHash } from 'node:crypto';
import type { Database } from '@blattwerk/database/database.ts';
import { designs, themes } from '@blattwerk/database/tables/catalogue.ts';
import { getTableColumns, sql } from 'drizzle-orm';
import { seedOnce } from '../seed-once.ts';
import { catalogueSeed } from './catalogue.ts';

export type SeedTheme = typeof themes.$inferInsert;
export type SeedDesign = Omit<typeof designs.$inferInsert, 'recipeHash'>;

const rowsAtOnce = 500;

/** The part of a design's address that changes when its recipe or the way to draw it does: 16 hexadecimal digits. */
function recipeHash(recipe: unknown, drawing: string): string {
  return createHash('sha256').update(drawing).update(JSON.stringify(recipe)).digest('hex').slice(0, 16);
}

/** Puts a catalogue into the database and takes out what is no longer in it; the same catalogue again changes nothing. */
export function seedCatalogue(
  database: Database,
  catalogue: {
    themes: readonly SeedTheme[];
    designs: readonly SeedDesign[];
    /** Changes with the code that draws. */
    drawing: string;
  },
): Promise<{ changed: boolean }> {
  return seedOnce(database, { name: catalogueSeed, data: catalogue }, async (queries) => {
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
    // `<> all` of an array takes one parameter, however long the list is.
    await queries.delete(designs).where(
      isNoneOf(
        designs.id.name,
        catalogue.designs.map((design) => design.id),
      ),
    );
    await queries.delete(themes).where(
      isNoneOf(
        themes.id.name,
        catalogue.themes.map((theme) => theme.id),
      ),
    );
  });
}

function isNoneOf(column: string, ids: readonly number[]) {
  return sql`${sql.identifier(column)} <> all(${sql.param(`{${ids.join(',')}}`)}::integer[])`;
}

function chunksOf<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / rowsAtOnce) }, (_, place) =>
    rows.slice(place * rowsAtOnce, (place + 1) * rowsAtOnce),
  );
}
