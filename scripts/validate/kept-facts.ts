import {
  type CatalogueFacts,
  catalogueFactsSchema,
} from '@blattwerk/schemas/shop/products/catalogue-facts.ts';
import { fingerprint } from '../fingerprint.ts';
import { keep, readKept } from './kept-file.ts';

/** Everything a seeded catalogue follows from. */
const sources = [
  '{designs,web-api,schemas,server-kit}/**/*.{ts,json}',
  'database/tables/**',
  'package-lock.json',
];

/** Facts of the seeded catalogue: those of an earlier run while no source has changed, as enumerating takes a second. */
export async function keptFacts(enumerate: () => Promise<CatalogueFacts>): Promise<CatalogueFacts> {
  const stamp = fingerprint(sources);
  const kept = readKept('seeded-facts', stamp, catalogueFactsSchema);
  if (kept) return kept;
  const facts = await enumerate();
  keep('seeded-facts', stamp, facts);
  return facts;
}
