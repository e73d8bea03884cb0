import { datasources } from '@blattwerk/database/tables/datasources.ts';
import { textAmountNames } from '@blattwerk/schemas/shop/pages/text-amounts.ts';
import { colourLabels } from '@blattwerk/schemas/shop/products/colours.ts';
import { shopDay } from '@blattwerk/schemas/shop/service/shop-day.ts';
import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { catalogueChoices } from '../../catalogue/catalogue-choices.ts';
import { factsOf } from '../../catalogue/facts-source.ts';
import { findDatasources, findEntries } from '../../content-space/datasources/find-datasources.ts';
import type { Answer } from '../answer.ts';
import type { Call } from '../assistant-desk.ts';
import { defineTool } from './tool.ts';

/** Longer lists are told in pages. */
const perPage = 200;

export const listTermsTool = defineTool({
  name: 'list_terms',
  title: 'List terms',
  description:
    'Words that fields choose among: occasions, flags, voucher campaigns and other lists of the space; “amounts”, which texts name in braces; “colours”. Without a name: which lists there are.',
  action: 'read',
  input: z.strictObject({
    of: z.string().max(200).optional().describe('Name of the list, such as occasions'),
    page: z.int().min(1).max(10_000).default(1),
  }),
  async run({ of, page }, call) {
    if (of === 'amounts') return { ok: true, value: { terms: textAmountNames.map((name) => `{${name}}`) } };
    if (of === 'colours') return { ok: true, value: { terms: colourLabels } };
    return of === undefined ? listsOf(call) : termsOf(call, of, page);
  },
});

async function listsOf({ desk: { space } }: Call): Promise<Answer> {
  const found = await findDatasources(space.database, space.config.space.id);
  const lists = found.map(({ slug, name }) => ({ of: slug, name }));
  return { ok: true, value: { lists: [...lists, { of: 'amounts' }, { of: 'colours' }] } };
}

async function termsOf({ desk: { space } }: Call, slug: string, page: number): Promise<Answer> {
  // Flags and campaigns are the back end's, which knows those that run.
  const facts = factsOf(await space.catalogue.current());
  const choices = facts && catalogueChoices(facts, shopDay(new Date()));
  if (choices && Object.hasOwn(choices, slug)) return { ok: true, value: { terms: choices[slug] } };
  const [list] = await findDatasources(space.database, space.config.space.id, eq(datasources.slug, slug));
  if (!list)
    return { ok: false, sentence: `There is no list “${slug}”; list_terms without a name lists them.` };
  const { entries, total } = await findEntries(space.database, {
    datasourceIds: [list.id],
    dimensionIds: [],
    page: { page, perPage },
  });
  return { ok: true, value: { total, terms: entries.map(({ name, value }) => ({ name, value })) } };
}
