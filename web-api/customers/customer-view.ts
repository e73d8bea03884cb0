import { createHash } from 'node:crypto';
import type { AnswerOf } from '@blattwerk/schemas/web-api/endpoints.ts';

export type CustomerAnswer = AnswerOf<'GET /web-api/customer-data'>;

/** What better-auth answers about a user, with our fields. */
export type SignedIn = {
  email: string;
  firstName: string;
  lastName: string;
  number?: number | null | undefined;
  type?: number | null | undefined;
  isWhitelabelCustomer?: boolean | null | undefined;
};

/** The view of a visitor without a session. */
export const guest: CustomerAnswer = {
  emailHash: null,
  firstName: null,
  lastName: null,
  number: null,
  isLoggedIn: false,
  isWhitelabelCustomer: false,
  type: 0,
  order: null,
};

/** What a page is told about its customer. The hash is the one advertisers compare: SHA-256 of the lower-case address. */
export function customerView(user: SignedIn): CustomerAnswer {
  const { firstName, lastName, number } = user;
  return {
    emailHash: createHash('sha256').update(user.email.toLowerCase()).digest('hex'),
    firstName,
    lastName,
    fullName: [firstName, lastName].filter(Boolean).join(' '),
    number: number == null ? null : String(number),
    isLoggedIn: true,
    isWhitelabelCustomer: user.isWhitelabelCustomer ?? false,
    type: user.type ?? 0,
    order: user.isWhitelabelCustomer ? { isWhitelabelOrder: true } : null,
  };
}
