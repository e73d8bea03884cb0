import { createHmac } from 'node:crypto';
import type { Queries } from '@blattwerk/database/database.ts';
import {
  editorAccounts,
  editorSessions,
  editors,
  editorVerifications,
} from '@blattwerk/database/tables/editors.ts';
import { isLoopback } from '@blattwerk/schemas/network/loopback.ts';
import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { passwordLength } from '../customers/password-rules.ts';

const day = 24 * 60 * 60;

export type EditorAuthOptions = {
  /** Where editors reach the workspace. */
  origin: string;
  secret: string;
};

/**
 * better-auth on the editors' tables, with a cookie and a key of its own: a customer's session is none here. Its own
 * routes are mounted nowhere. The cookie goes with no request that another site causes.
 */
export function createEditorAuth(queries: Queries, { origin, secret }: EditorAuthOptions) {
  return betterAuth({
    baseURL: origin,
    basePath: '/workspace/not-mounted',
    secret: createHmac('sha256', secret).update('sessions of editors').digest('hex'),
    database: drizzleAdapter(queries, {
      provider: 'pg',
      schema: {
        user: editors,
        session: editorSessions,
        account: editorAccounts,
        verification: editorVerifications,
      },
    }),
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: passwordLength.minimum,
      maxPasswordLength: passwordLength.maximum,
    },
    session: { expiresIn: 14 * day, updateAge: day },
    user: { additionalFields: { role: { type: 'string', required: true, input: false } } },
    advanced: {
      cookiePrefix: 'workspace',
      useSecureCookies: !isLoopback(new URL(origin).hostname),
      defaultCookieAttributes: { httpOnly: true, sameSite: 'strict' },
      ipAddress: { disableIpTracking: true },
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // Its lines name e-mail addresses.
    logger: { disabled: true },
  });
}
