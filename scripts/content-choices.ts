import { isDeepStrictEqual } from 'node:util';
import { flagsDatasource } from '@blattwerk/schemas/datasources/flags.ts';
import { voucherCampaignsDatasource } from '@blattwerk/schemas/datasources/voucher-campaigns.ts';
import { flagTable } from '@blattwerk/schemas/shop/flags/flags.ts';
import { voucherCampaignSeed } from '@blattwerk/web-api/vouchers/seed/voucher-campaign-seed.ts';
import { z } from 'zod';

type Choice = { name: string; value: string };
const datasourcesSchema = z.array(
  z.object({ slug: z.string(), entries: z.array(z.object({ name: z.string(), value: z.string() })) }),
);

/** What editors choose from and code declares, in its order: the flags, and the voucher campaigns without an end. */
const declared: Readonly<Record<string, readonly Choice[]>> = {
  [flagsDatasource.slug]: Object.entries(flagTable).map(([value, { label: name }]) => ({ name, value })),
  [voucherCampaignsDatasource.slug]: voucherCampaignSeed
    .filter(({ lastDay }) => lastDay === null)
    .map(({ id: value, name }) => ({ name, value })),
};

/**
 * One sentence for each datasource that offers other choices than code declares.
 * @param datasources as `content/datasources` holds them
 */
export function choiceProblems(datasources: unknown): string[] {
  const offered = new Map(datasourcesSchema.parse(datasources).map(({ slug, entries }) => [slug, entries]));
  return Object.entries(declared)
    .filter(([slug, choices]) => !isDeepStrictEqual(offered.get(slug), choices))
    .map(([slug, choices]) => {
      const wanted = choices.map(({ name, value }) => `${value} (${name})`).join(', ');
      return `The datasource ${slug} in content/datasources must offer, in this order: ${wanted}.`;
    });
}
