import { boolean, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { moment, timestamps } from './timestamps.ts';

/** Members of the workspace, where it has accounts: better-auth's users, apart from the shop's customers. */
export const editors = pgTable('editors', {
  id: text('id').primaryKey(),
  /** The number that the management API names a user by; smaller ones are those of tokens. */
  number: integer('number').notNull().unique().generatedAlwaysAsIdentity({ startWith: 1001 }),
  name: text('name').notNull(),
  /** In lower case. */
  email: text('email').notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text('image'),
  /** One of the roles that `preview-server/roles` knows; parsed by what reads it. */
  role: text('role').notNull(),
  ...timestamps,
});

const editorId = () =>
  text('editor_id')
    .notNull()
    .references(() => editors.id, { onDelete: 'cascade' });

/** better-auth's sessions; of addresses and browsers nothing is recorded. */
export const editorSessions = pgTable(
  'editor_sessions',
  {
    id: text('id').primaryKey(),
    userId: editorId(),
    token: text('token').notNull().unique(),
    expiresAt: moment('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    ...timestamps,
  },
  (table) => [index('editor_sessions_editor').on(table.userId)],
);

/** The way to sign in: a password. */
export const editorAccounts = pgTable(
  'editor_accounts',
  {
    id: text('id').primaryKey(),
    userId: editorId(),
    providerId: text('provider_id').notNull(),
    accountId: text('account_id').notNull(),
    /** Salted scrypt hash. */
    password: text('password'),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    scope: text('scope'),
    ...timestamps,
  },
  (table) => [unique('editor_accounts_key').on(table.providerId, table.accountId)],
);

/** better-auth's tokens of one use; it wants the table, our letters are the invitations below. */
export const editorVerifications = pgTable('editor_verifications', {
  id: text('id').primaryKey(),
  identifier: text('identifier').notNull(),
  value: text('value').notNull(),
  expiresAt: moment('expires_at').notNull(),
  ...timestamps,
});

/** Letters that open the workspace once: to a new member, or to a member for a new password. */
export const editorInvitations = pgTable(
  'editor_invitations',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** In lower case. */
    email: text('email').notNull(),
    /** What a new member may do; one who is a member already keeps the role. */
    role: text('role').notNull(),
    /** Name of who invited. */
    invitedBy: text('invited_by').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    acceptedAt: moment('accepted_at'),
  },
  (table) => [index('editor_invitations_email').on(table.email)],
);

export type EditorRow = typeof editors.$inferSelect;
export type EditorInvitation = typeof editorInvitations.$inferSelect;
