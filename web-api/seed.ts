import type { Database } from '@blattwerk/database/database.ts';
import { catalogueDesigns, catalogueThemes } from '@blattwerk/designs/catalogue/catalogue-designs.ts';
import { sourceFingerprint } from '@blattwerk/designs/raster/source-fingerprint.ts';
import { seedCatalogue } from './catalogue/seed-catalogue.ts';
import { allPrices } from './prices/seed/all-prices.ts';
import { seedPrices } from './prices/seed-prices.ts';

/** Puts catalogue and prices into the database; where they are already there it changes nothing. */
export async function seedBackEnd(database: Database): Promise<void> {
  await seedPrices(database, allPrices);
  await seedCatalogue(database, {
    themes: catalogueThemes(),
    designs: catalogueDesigns(),
    drawing: sourceFingerprint(),
  });
}
