import type { Database } from '@blattwerk/database/database.ts';
import type { Logger } from 'pino';
import { type CatalogueSource, catalogueSeed, handSeed } from '../catalogue/catalogue.ts';
import type { PriceSource } from '../prices/price-source.ts';
import { priceSeed } from '../prices/price-tables.ts';
import { asOfOneMoment, createSeededSource, type SeededSource } from '../seeded-source.ts';
import { campaignEndSeed } from '../vouchers/end-campaign.ts';
import { voucherCampaignSeedName } from '../vouchers/seed/seed-voucher-campaigns.ts';
import { loadVoucherCampaigns } from '../vouchers/voucher-campaign.ts';
import { loadProducts } from './load-products.ts';
import { createProductCatalogue, type ProductCatalogue } from './product-catalogue.ts';
import { productSeed } from './seed/seed-products.ts';
import { withdrawalSeed } from './withdrawals.ts';

export type ProductSource = SeededSource<ProductCatalogue>;

/** Keeps all products in memory and reads them anew when designs, prices, products, withdrawals or campaigns have changed. */
export function createProductSource(
  database: Database,
  log: Logger,
  { catalogue, prices }: { catalogue: CatalogueSource; prices: PriceSource },
): ProductSource {
  const names = [
    catalogueSeed,
    handSeed,
    priceSeed,
    productSeed,
    withdrawalSeed,
    voucherCampaignSeedName,
    campaignEndSeed,
  ];
  return createSeededSource(
    database,
    names,
    async ({ version }) => {
      const [designs, tables] = [await catalogue.fresh(), await prices.fresh()];
      return asOfOneMoment(database, async (queries) => {
        const products = await loadProducts(queries, designs, tables);
        return createProductCatalogue(version, products, await loadVoucherCampaigns(queries));
      });
    },
    log,
  );
}
