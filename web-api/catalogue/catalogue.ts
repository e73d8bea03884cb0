import type { Database } from '@blattwerk/database/database.ts';
import { type DesignRow, designs, themes } from '@blattwerk/database/tables/catalogue.ts';
import { type ListedKind, listedKinds } from '@blattwerk/schemas/shop/listing-filters.ts';
import { eq, getTableColumns } from 'drizzle-orm';
import { createSeededSource, type SeededSource } from '../seeded-source.ts';
import { createFacetIndex, type FacetIndex } from './listing/facet-index.ts';

/** A design without its recipe: what listings show. */
export type CatalogueDesign = Omit<DesignRow, 'recipe' | 'searchText' | 'searchWords'> & {
  themeName: string;
};

export type Catalogue = {
  index(kind: ListedKind): FacetIndex;
  design(id: number): CatalogueDesign | undefined;
  designs: readonly CatalogueDesign[];
  theme(id: number): { id: number; name: string; designs: CatalogueDesign[] } | undefined;
};

/** Which catalogue the database holds; changes with every seed. */
export const catalogueSeed = 'catalogue';

export type CatalogueSource = SeededSource<Catalogue>;

/** Keeps the whole catalogue in memory and reads it anew when the database holds another one. */
export function createCatalogueSource(database: Database): CatalogueSource {
  return createSeededSource(database, [catalogueSeed], loadCatalogue);
}

async function loadCatalogue(database: Database): Promise<Catalogue> {
  const { recipe, searchText, searchWords, ...listed } = getTableColumns(designs);
  const rows = await database
    .select({ ...listed, themeName: themes.name })
    .from(designs)
    .innerJoin(themes, eq(themes.id, designs.themeId))
    .orderBy(designs.id);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const byTheme = Map.groupBy(rows, ({ themeId }) => themeId);
  const indexes = new Map<ListedKind, FacetIndex>();
  for (const kind of listedKinds) {
    const own = rows.filter((row) => row.kind === kind);
    indexes.set(kind, createFacetIndex(own.map((row) => ({ ...row, createdAt: row.createdAt.getTime() }))));
  }
  const nothing = createFacetIndex([]);
  return {
    index: (kind) => indexes.get(kind) ?? nothing,
    design: (id) => byId.get(id),
    designs: rows,
    theme(id) {
      const own = byTheme.get(id);
      const name = own?.[0]?.themeName;
      return own && name !== undefined ? { id, name, designs: own } : undefined;
    },
  };
}
