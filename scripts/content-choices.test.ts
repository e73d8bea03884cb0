import { readFileSync } from 'node:fs';
import { flagsDatasource } from '@blattwerk/schemas/datasources/flags.ts';
import { voucherCampaignsDatasource } from '@blattwerk/schemas/datasources/voucher-campaigns.ts';
import { flagTable } from '@blattwerk/schemas/shop/flags/flags.ts';
import { voucherCampaignSeed } from '@blattwerk/web-api/vouchers/seed/voucher-campaign-seed.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';

const file = new URL('../content/datasources/100001/datasources.json', import.meta.url);
const entry = z.object({ name: z.string(), value: z.string() });
const datasources = z
  .array(z.object({ slug: z.string(), entries: z.array(entry) }))
  .parse(JSON.parse(readFileSync(file, 'utf8')));
const entriesOf = (slug: string) => datasources.find((datasource) => datasource.slug === slug)?.entries;

test('editors choose among the flags that are declared, by their names', () => {
  const declared = Object.entries(flagTable).map(([value, { label: name }]) => ({ name, value }));
  expect(entriesOf(flagsDatasource.slug)).toEqual(declared);
});

test('editors choose among the seeded voucher campaigns that have no end', () => {
  const endless = voucherCampaignSeed.filter(({ lastDay }) => lastDay === null);
  const offered = endless.map(({ id: value, name }) => ({ name, value }));
  expect(entriesOf(voucherCampaignsDatasource.slug)).toEqual(offered);
});
