import type { Database } from '@blattwerk/database/database.ts';
import { catalogueDesigns, catalogueThemes } from '@blattwerk/designs/catalogue/catalogue-designs.ts';
import { sourceFingerprint } from '@blattwerk/designs/raster/source-fingerprint.ts';
import { seedCatalogue } from './catalogue/seed-catalogue.ts';
import { seedFlags } from './flags/flag-store.ts';
import { publishHandDesigns } from './hand-designs/publish-hand-designs.ts';
import { allPrices } from './prices/seed/all-prices.ts';
import { seedPrices } from './prices/seed-prices.ts';
import { seedProducts } from './products/seed/seed-products.ts';
import { seedVoucherCampaigns } from './vouchers/seed/seed-voucher-campaigns.ts';

/** Puts prices, catalogue, products, voucher campaigns and flags into the database; where they are already there it changes nothing. */
export async function seedBackEnd(database: Database): Promise<void> {
  await seedPrices(database, allPrices);
  const designs = catalogueDesigns();
  await seedCatalogue(database, {
    themes: catalogueThemes(),
    designs,
    drawing: sourceFingerprint(),
  });
  await seedProducts(database, { designs, accessories: allPrices.accessories });
  await publishHandDesigns(database);
  await seedVoucherCampaigns(database);
  await seedFlags(database);
}
