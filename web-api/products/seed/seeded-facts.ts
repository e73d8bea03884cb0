import { catalogueDesigns } from '@blattwerk/designs/catalogue/catalogue-designs.ts';
import { flagTable } from '@blattwerk/schemas/shop/flags/flags.ts';
import type { CatalogueFacts } from '@blattwerk/schemas/shop/products/catalogue-facts.ts';
import { kindTable } from '../../kinds/kinds.generated.ts';
import { allPrices } from '../../prices/seed/all-prices.ts';
import { seededPriceTables } from '../../prices/seed/seeded-price-tables.ts';
import { offeredTo } from '../../sold/offered-to.ts';
import { voucherCampaignSeed } from '../../vouchers/seed/voucher-campaign-seed.ts';
import { catalogueFacts } from '../catalogue-facts.ts';
import { mostWantedDesigns } from '../most-wanted-designs.ts';
import { createPriceLists } from '../price-lists.ts';
import { codedProducts } from './coded-products.ts';
import { designProducts } from './design-products.ts';
import { soldWhere } from './sold-where.ts';

/** What a freshly seeded back end answers as its catalogue's facts, worked out without one. */
export function seededCatalogueFacts(): CatalogueFacts {
  const designs = catalogueDesigns();
  const byId = new Map(designs.map((design) => [design.id, { ...design, themeName: design.name }]));
  const articles = mostWantedDesigns([...byId.values()]);
  const priceListOf = createPriceLists(seededPriceTables());
  const products = [...designProducts(designs), ...codedProducts(allPrices.accessories)].map((product) => {
    const design = product.designId === null ? undefined : byId.get(product.designId);
    const variants = kindTable[product.kind].hasVariants ? design?.facets.variant : undefined;
    const { priced, prices } = priceListOf({ ...product, variants });
    return {
      ...product,
      design,
      pictured: design ?? articles.get(`${product.kind} ${product.id}`),
      sold: offeredTo(soldWhere(product)),
      priced,
      prices,
    };
  });
  return catalogueFacts({ version: 'seed', products, campaigns: voucherCampaignSeed, flags: flagTable });
}
