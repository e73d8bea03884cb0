import { z } from 'zod';
import type { Role } from '../../../roles/roles.ts';
import {
  type AcceptFault,
  acceptAnswerSchema,
  type Letter,
  letterAnswerSchema,
  type Member,
  type MembersAnswer,
  memberSchema,
  membersAnswerSchema,
  sessionAnswerSchema,
} from '../../../workspace-api/accounts/account-answers.ts';
import { read, request } from './request.ts';
import type { Result } from './result.ts';

// The browser sends its cookie by itself; no script can read it.
const bySession = { token: '' };
const post = (path: string, body: unknown) => request(path, { ...bySession, method: 'POST', body });

/** The member who is signed in, or null. */
export const askWhoIsThere = async (): Promise<Result<Member | null>> =>
  read(
    await request('/workspace/session', bySession),
    sessionAnswerSchema.transform(({ member }) => member),
  );

/** Signs in; a wrong address or password is an `unauthorized`. */
export const signIn = async (email: string, password: string): Promise<Result<Member>> =>
  read(
    await post('/workspace/session', { email, password }),
    z.object({ member: memberSchema }).transform(({ member }) => member),
  );

export const signOut = () => request('/workspace/session', { ...bySession, method: 'DELETE' });

/** What a letter opens; null when it is over. */
export const openLetter = async (token: string): Promise<Result<Letter | null>> =>
  read(
    await post('/workspace/invitation', { token }),
    letterAnswerSchema.transform(({ letter }) => letter),
  );

export type Accepted = { member: Member } | { fault: AcceptFault };

/** Becomes a member, or sets a new password. */
export const acceptLetter = async (letter: {
  token: string;
  name: string;
  password: string;
}): Promise<Result<Accepted>> => read(await post('/workspace/invitation/accept', letter), acceptAnswerSchema);

export const askForPasswordLetter = (email: string, language: 'de' | 'en') =>
  post('/workspace/password-letter', { email, language });

/** @param token the management token where that is used, else empty */
export function membersApi(token: string) {
  const list = async (path: string, options: { method?: 'PUT' | 'POST' | 'DELETE'; body?: unknown } = {}) =>
    read(await request(path, { ...options, token }), membersAnswerSchema);
  return {
    list: (): Promise<Result<MembersAnswer>> => list('/workspace/members'),
    changeRole: (id: string, role: Role) =>
      list(`/workspace/members/${id}`, { method: 'PUT', body: { role } }),
    remove: (id: string) => list(`/workspace/members/${id}`, { method: 'DELETE' }),
    invite: (email: string, role: Role, language: 'de' | 'en') =>
      list('/workspace/invitations', { method: 'POST', body: { email, role, language } }),
    withdraw: (id: string) => list(`/workspace/invitations/${id}`, { method: 'DELETE' }),
  };
}
