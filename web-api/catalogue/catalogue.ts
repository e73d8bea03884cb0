import type { Database, Queries } from '@blattwerk/database/database.ts';
import { type DesignRow, designs, themes } from '@blattwerk/database/tables/catalogue.ts';
import { type ListedKind, listedKinds } from '@blattwerk/schemas/shop/listing-filters.ts';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { asOfOneMoment, createSeededSource, type SeededSource } from '../seeded-source.ts';
import { createFacetIndex, type FacetIndex } from './listing/facet-index.ts';
import { createLexemeIndex, type LexemeIndex } from './listing/lexeme-index.ts';

/** A design without its recipe: what listings show. */
export type CatalogueDesign = Omit<DesignRow, 'recipe' | 'searchText' | 'searchWords'> & {
  themeName: string;
};

export type Catalogue = {
  index(kind: ListedKind): FacetIndex;
  /** By what a text search finds the same designs, at the same places. */
  words(kind: ListedKind): LexemeIndex;
  /** The same designs' numbers, in the order of their places. */
  ids(kind: ListedKind): readonly number[];
  design(id: number): CatalogueDesign | undefined;
  designs: readonly CatalogueDesign[];
  theme(id: number): { id: number; name: string; designs: CatalogueDesign[] } | undefined;
};

/** Which catalogue the database holds; changes with every seed. */
export const catalogueSeed = 'catalogue';

export type CatalogueSource = SeededSource<Catalogue>;

/** Keeps the whole catalogue in memory and reads it anew when the database holds another one. */
export function createCatalogueSource(database: Database, log: Logger): CatalogueSource {
  return createSeededSource(database, [catalogueSeed], () => asOfOneMoment(database, loadCatalogue), log);
}

async function loadCatalogue(queries: Queries): Promise<Catalogue> {
  const { recipe, searchText, searchWords, ...listed } = getTableColumns(designs);
  const rows = await queries
    .select({ ...listed, themeName: themes.name })
    .from(designs)
    .innerJoin(themes, eq(themes.id, designs.themeId))
    .orderBy(designs.id);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const byTheme = Map.groupBy(rows, ({ themeId }) => themeId);
  const lexemesOf = await readLexemes(queries);
  const indexes = new Map<ListedKind, FacetIndex>();
  const words = new Map<ListedKind, LexemeIndex>();
  const ids = new Map<ListedKind, number[]>();
  for (const kind of listedKinds) {
    const own = rows.filter((row) => row.kind === kind);
    indexes.set(kind, createFacetIndex(own.map((row) => ({ ...row, createdAt: row.createdAt.getTime() }))));
    ids.set(
      kind,
      own.map(({ id }) => id),
    );
    words.set(kind, createLexemeIndex(own.map(({ id }) => lexemesOf.get(id) ?? [])));
  }
  const nothing = createFacetIndex([]);
  const noWords = createLexemeIndex([]);
  return {
    index: (kind) => indexes.get(kind) ?? nothing,
    words: (kind) => words.get(kind) ?? noWords,
    ids: (kind) => ids.get(kind) ?? [],
    design: (id) => byId.get(id),
    designs: rows,
    theme(id) {
      const own = byTheme.get(id);
      const name = own?.[0]?.themeName;
      return own && name !== undefined ? { id, name, designs: own } : undefined;
    },
  };
}

/** What PostgreSQL's text search knows each design by. */
async function readLexemes(queries: Queries): Promise<Map<number, string[]>> {
  const lexemes = sql<string[]>`tsvector_to_array(${designs.searchWords})`;
  const rows = await queries.select({ id: designs.id, lexemes }).from(designs);
  return new Map(rows.map((row) => [row.id, row.lexemes]));
}
