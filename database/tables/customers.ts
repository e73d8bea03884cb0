import { boolean, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { bytes } from './bytes.ts';
import { moment, timestamps } from './timestamps.ts';

/** better-auth's users; the property names are its field names. */
export const customers = pgTable('customers', {
  id: text('id').primaryKey(),
  /** What the customer is called on invoices and by support. */
  number: integer('number').notNull().unique().generatedAlwaysAsIdentity({ startWith: 100_001 }),
  name: text('name').notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  /** In lower case. */
  email: text('email').notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  /** Address of the picture at Google. */
  image: text('image'),
  type: integer('type').notNull().default(0),
  isWhitelabelCustomer: boolean('is_whitelabel_customer').notNull().default(false),
  ...timestamps,
});

const customerId = () =>
  text('customer_id')
    .notNull()
    .references(() => customers.id, { onDelete: 'cascade' });

/** better-auth's sessions. Of addresses nothing is recorded: its column for them stays empty. */
export const customerSessions = pgTable(
  'customer_sessions',
  {
    id: text('id').primaryKey(),
    userId: customerId(),
    token: text('token').notNull().unique(),
    expiresAt: moment('expires_at').notNull(),
    ipAddress: text('ip_address'),
    /** Names of browser and system, `Firefox, Windows`; empty where the browser did not say. */
    userAgent: text('user_agent'),
    ...timestamps,
  },
  (table) => [index('customer_sessions_customer').on(table.userId)],
);

/** Ways to sign in: a password or a Google account. */
export const customerAccounts = pgTable(
  'customer_accounts',
  {
    id: text('id').primaryKey(),
    userId: customerId(),
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
  (table) => [
    unique('customer_accounts_key').on(table.providerId, table.accountId),
    index('customer_accounts_customer').on(table.userId),
  ],
);

/** Tokens sent by e-mail, of one use each. */
export const customerVerifications = pgTable(
  'customer_verifications',
  {
    id: text('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: moment('expires_at').notNull(),
    ...timestamps,
  },
  (table) => [index('customer_verifications_identifier').on(table.identifier)],
);

/** Asked for and not yet looked at: whether the account exists is only found out after the answer. */
export const passwordResetRequests = pgTable('password_reset_requests', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  email: text('email').notNull(),
  channel: text('channel').notNull(),
  locale: text('locale').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** Sign-ups whose mailbox is not proven yet: an account is made once it is. */
export const signUpRequests = pgTable(
  'sign_up_requests',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** In lower case. */
    email: text('email').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** Salted scrypt hash. */
    passwordHash: text('password_hash').notNull(),
    /** Of a business: the company's address and where its invoices go. */
    company: jsonb('company').$type<unknown>(),
    channel: text('channel').notNull(),
    locale: text('locale').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** When the link was written; before that nothing has been looked at. */
    answeredAt: moment('answered_at'),
  },
  (table) => [index('sign_up_requests_email').on(table.email)],
);

export type SignUpRequest = typeof signUpRequests.$inferSelect;

/** WebP, 256 × 256 pixels. */
export const customerPictures = pgTable('customer_pictures', {
  customerId: customerId().primaryKey(),
  content: bytes('content').notNull(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

/** Accounts that are to have another address, until its mailbox has confirmed it. */
export const emailChanges = pgTable('email_changes', {
  id: uuid('id').primaryKey().defaultRandom(),
  customerId: customerId(),
  /** In lower case. */
  formerEmail: text('former_email').notNull(),
  /** In lower case. */
  newEmail: text('new_email').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** Addresses that customers keep, the last one used first. */
export const customerAddresses = pgTable(
  'customer_addresses',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    customerId: customerId(),
    /** An address as `schemas/shop/addresses` has it. */
    address: jsonb('address').notNull(),
    usedAt: moment('used_at').notNull().defaultNow(),
  },
  (table) => [index('customer_addresses_customer').on(table.customerId, table.usedAt)],
);

/** What a customer keeps for later: themes with designs. */
export const customerWishlists = pgTable('customer_wishlists', {
  customerId: customerId().primaryKey(),
  wishlist: jsonb('wishlist').notNull().default([]),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});
