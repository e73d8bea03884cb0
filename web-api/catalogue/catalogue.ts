import type { Database, Queries } from '@blattwerk/database/database.ts';
import { type DesignRow, designs, themes } from '@blattwerk/database/tables/catalogue.ts';
import { type ListedKind, listedKinds } from '@blattwerk/schemas/products/kind-lists.ts';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { asOfOneMoment, createSeededSource, type SeededSource } from '../seeded-source.ts';
import { facetsOfAll } from './colour-variants.ts';
import { createFacetIndex, type FacetIndex, type IndexedDesign } from './listing/facet-index.ts';
import { createLexemeIndex, type LexemeIndex } from './listing/lexeme-index.ts';

/** A design without its recipe: what listings show. */
export type CatalogueDesign = Omit<DesignRow, 'kind' | 'recipe' | 'searchText' | 'searchWords'> & {
  kind: ListedKind;
  themeName: string;
};

export type Catalogue = {
  index(kind: ListedKind): FacetIndex;
  /** What `index` is made of, at the same places. */
  entries(kind: ListedKind): readonly IndexedDesign[];
  /** By what a text search finds the same designs, at the same places. */
  words(kind: ListedKind): LexemeIndex;
  design(id: number): CatalogueDesign | undefined;
  /** The same design in every colour, as it was first drawn before all others. */
  inEveryColour(design: CatalogueDesign): readonly CatalogueDesign[];
  designs: readonly CatalogueDesign[];
  /** Its designs of their own, without the further colours they exist in. */
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
  const stored = await queries
    .select({ ...listed, themeName: themes.name })
    .from(designs)
    .innerJoin(themes, eq(themes.id, designs.themeId))
    .orderBy(designs.id);
  const rows = stored.flatMap((row) => {
    const kind = listedKinds.find((known) => known === row.kind);
    return kind ? [{ ...row, kind }] : [];
  });
  const byId = new Map(rows.map((row) => [row.id, row]));
  const byDesign = Map.groupBy(rows, ({ id, variantOf }) => variantOf ?? id);
  const drawn = rows.filter(({ variantOf }) => variantOf === null);
  const byTheme = Map.groupBy(drawn, ({ themeId }) => themeId);
  const inEveryColour = ({ id, variantOf }: CatalogueDesign) => byDesign.get(variantOf ?? id) ?? [];
  const lexemesOf = await readLexemes(queries);
  const indexes = new Map<ListedKind, FacetIndex>();
  const words = new Map<ListedKind, LexemeIndex>();
  const entries = new Map<ListedKind, IndexedDesign[]>();
  for (const kind of listedKinds) {
    const own = drawn.filter((row) => row.kind === kind);
    const indexed = own.map((row) => ({
      id: row.id,
      facets: facetsOfAll(inEveryColour(row)),
      popularity: row.popularity,
      createdAt: row.createdAt.getTime(),
    }));
    indexes.set(kind, createFacetIndex(indexed));
    entries.set(kind, indexed);
    const lexemes = own.map((row) => [
      ...new Set(inEveryColour(row).flatMap(({ id }) => lexemesOf.get(id) ?? [])),
    ]);
    words.set(kind, createLexemeIndex(lexemes));
  }
  const nothing = createFacetIndex([]);
  const noWords = createLexemeIndex([]);
  return {
    index: (kind) => indexes.get(kind) ?? nothing,
    words: (kind) => words.get(kind) ?? noWords,
    entries: (kind) => entries.get(kind) ?? [],
    design: (id) => byId.get(id),
    inEveryColour,
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
