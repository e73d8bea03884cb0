import type { Database } from '@blattwerk/database/database.ts';
import { mails } from '@blattwerk/database/tables/mails.ts';
import type { AccountsConfig } from '@blattwerk/preview-server/content-space/access/account-keeper.ts';
import type { Role } from '@blattwerk/preview-server/roles/roles.ts';
import { createEditorAccounts } from '@blattwerk/web-api/editors/editor-accounts.ts';
import type { RunningContentSpace } from './running-content-space.ts';

export const managementToken = 'a-management-token-of-some-length';
export const tokens = { public: 'local-public', preview: 'local-preview', management: managementToken };
export const administrator = 'chefin@blattwerk.example';
export const password = 'Lindenblatt zählt 47 Wolken';
export const secret = 'a-signing-secret-of-some-length';

/** Accounts as the shop has them, with letters in the database. */
export const accounts: AccountsConfig = {
  administrator,
  needsApproval: false,
  keeper: createEditorAccounts({
    origin: 'http://localhost:4000',
    shopOrigin: 'http://localhost:3000',
    secret,
  }),
};

export type Asked = { status: number; body: unknown; cookie: string };

/** One request of a page of the workspace, with a cookie and without the token. */
export async function ask(
  space: RunningContentSpace,
  path: string,
  { method = 'GET', body, cookie = '' }: { method?: string; body?: unknown; cookie?: string } = {},
): Promise<Asked> {
  const response = await space.request(path, {
    method,
    headers: {
      authorization: '',
      cookie,
      'sec-fetch-site': 'same-origin',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    body: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text,
    cookie: response.headers
      .getSetCookie()
      .map((each) => each.split(';')[0] ?? '')
      .join('; '),
  };
}

/** The token in the last letter to an address. */
export async function letterTo(database: Database, email: string): Promise<string> {
  const sent = await database.select().from(mails).orderBy(mails.id);
  const mail = sent.findLast(({ recipient }) => recipient === email);
  return /#\/invitation\/(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

/** Becomes a member of a role by a letter, and is signed in: the cookie. */
export async function becomeMember(
  space: RunningContentSpace,
  database: Database,
  role: Role,
  email = `${role}@blattwerk.example`,
): Promise<string> {
  await space.request('/workspace/invitations', {
    method: 'POST',
    headers: { authorization: managementToken, 'content-type': 'application/json' },
    body: JSON.stringify({ email, role, language: 'de' }),
  });
  const token = await letterTo(database, email);
  const body = { token, name: `Wer ${role} ist`, password };
  return (await ask(space, '/workspace/invitation/accept', { method: 'POST', body })).cookie;
}
