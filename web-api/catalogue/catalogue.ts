import type { Database, Queries } from '@blattwerk/database/database.ts';
import { type DesignRow, designs, themes } from '@blattwerk/database/tables/catalogue.ts';
import { type ListedKind, listedKinds } from '@blattwerk/schemas/products/kind-lists.ts';
import { eq, getTableColumns } from 'drizzle-orm';
import type { Logger } from 'pino';
import { asOfOneMoment, createSeededSource, type SeededSource } from '../seeded-source.ts';
import { createFacetIndex, type FacetIndex, type IndexedDesign } from './listing/facet-index.ts';
import { listedFacets } from './listing/made-facets.ts';
import { createSearchIndex, type SearchIndex } from './search/search-index.ts';
import type { Term } from './search/term.ts';
import { createTerms, type Searched, type Terms } from './search/terms.ts';

/** A design without its recipe: what listings show. */
export type CatalogueDesign = Omit<DesignRow, 'kind' | 'recipe' | 'searchText'> & {
  kind: ListedKind;
  themeName: string;
};

export type Catalogue = {
  index(kind: ListedKind): FacetIndex;
  /** What `index` is made of, at the same places. */
  entries(kind: ListedKind): readonly IndexedDesign[];
  /** By what a text search finds the same designs, at the same places. */
  searchIndex(kind: ListedKind): SearchIndex;
  /** By what a text search finds a design. */
  terms(id: number): readonly Term[];
  /** The same of what has no design. */
  termsOf: Terms;
  design(id: number): CatalogueDesign | undefined;
  /** The same design in every colour, as it was first drawn before all others. */
  inEveryColour(design: CatalogueDesign): readonly CatalogueDesign[];
  designs: readonly CatalogueDesign[];
  /** Its designs of their own, without the further colours they exist in. */
  theme(id: number): { id: number; name: string; designs: CatalogueDesign[] } | undefined;
};

/** Which catalogue the database holds; changes with every seed. */
export const catalogueSeed = 'catalogue';
/** Which of the cards that editors make it sells. */
export const handSeed = 'hand designs';

export type CatalogueSource = SeededSource<Catalogue>;

/** Keeps the whole catalogue in memory and reads it anew when the database holds another one. */
export function createCatalogueSource(database: Database, log: Logger): CatalogueSource {
  return createSeededSource(
    database,
    [catalogueSeed, handSeed],
    () => asOfOneMoment(database, loadCatalogue),
    log,
  );
}

async function loadCatalogue(queries: Queries): Promise<Catalogue> {
  const { recipe, ...listed } = getTableColumns(designs);
  const stored = await queries
    .select({ ...listed, themeName: themes.name })
    .from(designs)
    .innerJoin(themes, eq(themes.id, designs.themeId))
    .orderBy(designs.id);
  const termsOf = createTerms();
  const terms = new Map<number, readonly Term[]>();
  const rows = stored.flatMap((row) => {
    const { searchText, ...design } = row;
    const kind = listedKinds.find((known) => known === row.kind);
    if (!kind) return [];
    terms.set(row.id, termsOf(searchedDesign({ ...row, kind })));
    return [{ ...design, kind }];
  });
  const byId = new Map(rows.map((row) => [row.id, row]));
  const byDesign = Map.groupBy(rows, ({ id, variantOf }) => variantOf ?? id);
  const drawn = rows.filter(({ variantOf }) => variantOf === null);
  const byTheme = Map.groupBy(drawn, ({ themeId }) => themeId);
  const inEveryColour = ({ id, variantOf }: CatalogueDesign) => byDesign.get(variantOf ?? id) ?? [];
  const indexes = new Map<ListedKind, FacetIndex>();
  const searchIndexes = new Map<ListedKind, SearchIndex>();
  const entries = new Map<ListedKind, IndexedDesign[]>();
  for (const kind of listedKinds) {
    const own = drawn.filter((row) => row.kind === kind);
    const indexed = own.map((row) => ({
      id: row.id,
      facets: listedFacets(inEveryColour(row)),
      popularity: row.popularity,
      createdAt: row.createdAt.getTime(),
    }));
    indexes.set(kind, createFacetIndex(indexed));
    entries.set(kind, indexed);
    const searched = own.map((row) => inEveryColour(row).flatMap(({ id }) => terms.get(id) ?? []));
    searchIndexes.set(kind, createSearchIndex(searched));
  }
  const nothing = createFacetIndex([]);
  const unsearched = createSearchIndex([]);
  return {
    index: (kind) => indexes.get(kind) ?? nothing,
    searchIndex: (kind) => searchIndexes.get(kind) ?? unsearched,
    terms: (id) => terms.get(id) ?? [],
    termsOf,
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

type StoredDesign = Omit<DesignRow, 'kind' | 'recipe'> & { kind: ListedKind };

function searchedDesign(row: StoredDesign): Searched {
  const { kind, name, productType, format, facets } = row;
  return { kind, name, productType, formats: [format], colours: facets.color ?? [], design: row };
}
