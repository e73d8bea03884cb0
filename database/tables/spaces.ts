import { bigint, integer, json, pgTable, text } from 'drizzle-orm/pg-core';
import { timestamps } from './timestamps.ts';

/** One row per content space. */
export const spaces = pgTable('spaces', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
  domain: text('domain').notNull(),
  /** Address that previews of all pages begin with in place of the shop's; null for the shop. */
  previewDomain: text('preview_domain'),
  /** More addresses that editors may preview at. Parsed by what reads them. */
  environments: json('environments').$type<unknown>().notNull().default([]),
  /** Languages besides the default one, as codes of field-level translation. */
  languageCodes: text('language_codes').array().notNull(),
  /** The `cv` of every delivery response; grows whenever published content may read differently. */
  contentVersion: bigint('content_version', { mode: 'number' }).notNull(),
  ...timestamps,
});
