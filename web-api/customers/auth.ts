import { createHmac } from 'node:crypto';
import type { Queries } from '@blattwerk/database/database.ts';
import {
  customerAccounts,
  customerSessions,
  customers,
  customerVerifications,
} from '@blattwerk/database/tables/customers.ts';
import { isLoopback } from '@blattwerk/schemas/network/loopback.ts';
import type { Channel } from '@blattwerk/schemas/shop/markets/channels.ts';
import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { hashPassword } from 'better-auth/crypto';
import type { WebApiConfig } from '../config.ts';
import { passwordLength } from './password-rules.ts';

const day = 24 * 60 * 60;

export type AuthOptions = {
  /** The transaction to work in, or the database. */
  queries: Queries;
  channel: Channel;
  config: WebApiConfig;
  /** Hash of the password that is being set, made beforehand: hashing takes long, and a transaction must not. */
  passwordHash?: string;
  /** Is given the token that sets a new password. */
  onResetToken?: (token: string) => void;
  /** Called before a new customer is stored. */
  onNewCustomer?: () => void;
};

/**
 * better-auth on our tables, called by our handlers only: its own routes are mounted nowhere. Making one takes about
 * three milliseconds, so one is made for each transaction. Each channel has its own cookie and its own key for it: a
 * session of one is none in the other.
 */
export function createAuth({ queries, channel, config, ...options }: AuthOptions) {
  const { passwordHash, onResetToken, onNewCustomer } = options;
  return betterAuth({
    baseURL: config.origin,
    basePath: '/web-api/not-mounted',
    secret: createHmac('sha256', config.secret).update(`sessions of ${channel}`).digest('hex'),
    database: drizzleAdapter(queries, {
      provider: 'pg',
      schema: {
        user: customers,
        session: customerSessions,
        account: customerAccounts,
        verification: customerVerifications,
      },
    }),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: passwordLength.minimum,
      maxPasswordLength: passwordLength.maximum,
      resetPasswordTokenExpiresIn: 60 * 60,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: async ({ token }) => onResetToken?.(token),
      password: {
        hash: async (password) => passwordHash ?? hashPassword(password),
      },
    },
    socialProviders: {
      google: {
        clientId: config.google?.clientId ?? '',
        // The caller has verified it, outside of the transaction.
        verifyIdToken: async () => true,
        mapProfileToUser: (profile) => ({
          firstName: profile.given_name ?? '',
          lastName: profile.family_name ?? '',
        }),
      },
    },
    // Google's tokens are of no use to us once read.
    account: { updateAccountOnSignIn: false },
    databaseHooks: {
      user: { create: { before: async () => onNewCustomer?.() } },
      account: {
        create: {
          before: async (account) => ({ data: { ...account, idToken: null, accessToken: null } }),
        },
      },
    },
    verification: { storeIdentifier: 'hashed' },
    session: { expiresIn: 30 * day, updateAge: day },
    user: {
      additionalFields: {
        number: { type: 'number', required: false, input: false },
        firstName: { type: 'string', required: true },
        lastName: { type: 'string', required: true },
        type: { type: 'number', required: false, input: false },
        isWhitelabelCustomer: { type: 'boolean', required: false, input: false },
      },
    },
    advanced: {
      cookiePrefix: channel,
      useSecureCookies: !isLoopback(new URL(config.origin).hostname),
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax' },
      ipAddress: { disableIpTracking: true },
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // Its lines name e-mail addresses.
    logger: { disabled: true },
  });
}
