import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { editors } from './editors.ts';
import { releases } from './releases.ts';
import { moment } from './timestamps.ts';

/** Tokens by which programs read content and suggest changes. The token itself is shown once and stored nowhere. */
export const assistantTokens = pgTable(
  'assistant_tokens',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** What people know the program by; what it suggests is signed with it. */
    name: text('name').notNull(),
    /** `reader` or `author`; parsed by what reads it. */
    role: text('role').notNull(),
    /** SHA-256 of the secret part, in hexadecimal: a secret of 256 random bits needs no salt. */
    secretHash: text('secret_hash').notNull(),
    createdBy: text('created_by').notNull(),
    /** The member who made it, whose leaving ends it; null where there were no accounts. */
    editorId: text('editor_id').references(() => editors.id, { onDelete: 'cascade' }),
    /** The release that holds what it suggests, while it has one. */
    releaseId: integer('release_id').references(() => releases.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at'),
    lastUsedAt: moment('last_used_at'),
    revokedAt: moment('revoked_at'),
  },
  (table) => [
    index('assistant_tokens_editor').on(table.editorId),
    index('assistant_tokens_release').on(table.releaseId),
  ],
);

export type AssistantTokenRow = typeof assistantTokens.$inferSelect;
