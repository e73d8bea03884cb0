import type { VoucherRow } from '@blattwerk/database/tables/vouchers.ts';
import type { Buyer } from '../customers/buyer.ts';
import type { VatIdStanding } from '../customers/vat-ids/vat-id-standing.ts';
import type { PriceTables } from '../prices/price-tables.ts';
import type { ProductCatalogue } from '../products/product-catalogue.ts';
import type { SealedDesign } from '../seals/sealed-designs.ts';
import type { Texts } from '../texts/de.ts';

/** All that decides what a basket comes to; pricing it reads nothing else. */
export type PricingContext = {
  buyer: Buyer;
  tables: PriceTables;
  products: ProductCatalogue;
  now: Date;
  /** Those whose codes the basket names. */
  vouchers: ReadonlyMap<string, VoucherRow>;
  /** Those that lines of it are of, by id. */
  sealed: ReadonlyMap<string, SealedDesign>;
  isFirstOrder: boolean;
  /** How it stands with the VAT id of the buyer’s company, where orders can be without tax by it. */
  vatId: VatIdStanding | undefined;
  /** Whether the shop has an account that money can be transferred to. */
  takesTransfers: boolean;
  takesOnlinePayment: boolean;
  texts: Texts;
};
