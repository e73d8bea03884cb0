import { flagsDatasource } from '@blattwerk/schemas/datasources/flags.ts';
import { voucherCampaignsDatasource } from '@blattwerk/schemas/datasources/voucher-campaigns.ts';
import type { CatalogueFacts } from '@blattwerk/schemas/shop/products/catalogue-facts.ts';
import { z } from 'zod';

/** Choices by the slug of the datasource they stand in for. */
export const catalogueChoicesSchema = z.record(
  z.string(),
  z.array(z.object({ name: z.string(), value: z.string() })),
);
type CatalogueChoices = z.infer<typeof catalogueChoicesSchema>;

/**
 * What editors may choose of the back end: its flags, and its campaigns that are not over.
 * @param today `YYYY-MM-DD` on a calendar in Germany
 */
export function catalogueChoices({ flags, vouchers }: CatalogueFacts, today: string): CatalogueChoices {
  const living = Object.entries(vouchers).filter(
    ([, { lastDay }]) => lastDay === undefined || today <= lastDay,
  );
  return {
    [flagsDatasource.slug]: Object.entries(flags).map(([value, { label }]) => ({ value, name: label })),
    [voucherCampaignsDatasource.slug]: living.map(([value, { name }]) => ({ value, name })),
  };
}
