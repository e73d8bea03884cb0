import type { Database } from '@blattwerk/database/database.ts';
import { openTestDatabase } from '@blattwerk/database/open-test-database.ts';
import { editorInvitations } from '@blattwerk/database/tables/editors.ts';
import { membersAnswerSchema } from '@blattwerk/preview-server/workspace-api/accounts/account-answers.ts';
import { signToken } from '@blattwerk/web-api/security/signed-token.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  accounts,
  administrator,
  ask,
  becomeMember,
  letterTo,
  managementToken,
  password,
  secret,
  tokens,
} from './editor-accounts.ts';
import { type RunningContentSpace, startContentSpace } from './running-content-space.ts';

let space: RunningContentSpace;
let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  space = await startContentSpace({ tokens, accounts }, database);
});
afterAll(async () => {
  await space.close();
  await database.close();
});

const signIn = (email: string, secretWord = password) =>
  ask(space, '/workspace/session', { method: 'POST', body: { email, password: secretWord } });

test('the administrator that the settings name is invited once, becomes a member and signs in', async () => {
  const token = await letterTo(database, administrator);
  const letter = await ask(space, '/workspace/invitation', { method: 'POST', body: { token } });
  expect(letter.body).toEqual({ letter: { email: administrator, role: 'administrator', isMember: false } });

  const accept = (word: string) =>
    ask(space, '/workspace/invitation/accept', {
      method: 'POST',
      body: { token, name: 'Chefin', password: word },
    });
  expect((await accept('kurz')).body).toEqual({ fault: 'tooShort' });
  expect((await accept('passwort123')).body).toEqual({ fault: expect.stringMatching(/^too/) });
  const accepted = await accept(password);
  expect(accepted.body).toMatchObject({ member: { email: administrator, role: 'administrator' } });
  expect((await accept(password)).body).toEqual({ fault: 'over' });

  const again = await signIn(` ${administrator.toUpperCase()} `);
  expect(again.status).toBe(200);
  const me = await ask(space, '/v1/users/me', { cookie: again.cookie });
  expect(me.body).toMatchObject({ user: { friendly_name: 'Chefin', email: administrator, role: 'admin' } });
});

test('where there are accounts no page is given the token, and a public token is no configuration', async () => {
  const config = await ask(space, '/workspace/config.json');
  expect(config.body).toMatchObject({ managementToken: null, hasAccounts: true });
  const open = { ...tokens, management: 'local-management' };
  await expect(startContentSpace({ tokens: open, accounts }, database)).rejects.toThrow(
    'would open the workspace past its accounts',
  );
});

test('a cookie counts only for a page of the workspace itself', async () => {
  const cookie = await becomeMember(space, database, 'publisher', 'herkunft@blattwerk.example');
  const from = (site: string | undefined) =>
    space.request('/v1/spaces/100001/stories', {
      headers: { authorization: '', cookie, ...(site === undefined ? {} : { 'sec-fetch-site': site }) },
    });
  expect((await from('same-origin')).status).toBe(200);
  for (const site of ['cross-site', 'same-site', 'none', undefined])
    expect((await from(site)).status).toBe(401);
});

test('nobody raises a role of their own, and the last administrator stays', async () => {
  const cookie = await becomeMember(space, database, 'author');
  const members = async () => {
    const response = await space.request('/workspace/members', {
      headers: { authorization: managementToken },
    });
    return membersAnswerSchema.parse(await response.json()).members;
  };
  const me = (await members()).find(({ role }) => role === 'author');
  const raised = { method: 'PUT', body: { role: 'administrator' }, cookie };
  expect(await ask(space, `/workspace/members/${me?.id}`, raised)).toMatchObject({
    status: 403,
    body: { action: 'manage-members' },
  });
  expect((await members()).find(({ id }) => id === me?.id)?.role).toBe('author');

  const chief = (await members()).find(({ role }) => role === 'administrator');
  const own = (await signIn(administrator)).cookie;
  const path = `/workspace/members/${chief?.id}`;
  const demoted = await ask(space, path, { method: 'PUT', body: { role: 'editor' }, cookie: own });
  expect(demoted).toMatchObject({ status: 409, body: { change: 'last administrator' } });
  expect((await ask(space, path, { method: 'DELETE', cookie: own })).status).toBe(409);

  const promoted = { method: 'PUT', body: { role: 'publisher' }, cookie: own };
  expect((await ask(space, `/workspace/members/${me?.id}`, promoted)).status).toBe(200);
  expect((await ask(space, '/v1/users/me', { cookie })).body).toMatchObject({ user: { role: 'publisher' } });
});

test('the session of a removed member ends at once, and with it the stream of news', async () => {
  const email = 'kurz-da@blattwerk.example';
  const cookie = await becomeMember(space, database, 'editor', email);
  const stream = await space.request(`/workspace/news?tab=${crypto.randomUUID()}&story=1`, {
    headers: { authorization: '', cookie, 'sec-fetch-site': 'same-origin', accept: 'text/event-stream' },
  });
  expect(stream.status).toBe(200);
  const own = (await signIn(administrator)).cookie;
  const { members } = membersAnswerSchema.parse(
    (await ask(space, '/workspace/members', { cookie: own })).body,
  );
  const id = members.find((member) => member.email === email)?.id;
  expect((await ask(space, `/workspace/members/${id}`, { method: 'DELETE', cookie: own })).status).toBe(200);
  expect((await ask(space, '/v1/users/me', { cookie })).status).toBe(401);
  expect((await ask(space, '/workspace/live-pages', { cookie })).status).toBe(401);
  // Ends, or the test does by its time limit.
  await stream.text();
});

test('a letter that is forged, over, withdrawn or replaced opens nothing', async () => {
  const email = 'brief@blattwerk.example';
  const invite = () =>
    space.request('/workspace/invitations', {
      method: 'POST',
      headers: { authorization: managementToken, 'content-type': 'application/json' },
      body: JSON.stringify({ email, role: 'editor', language: 'en' }),
    });
  const opened = async (token: string) =>
    (await ask(space, '/workspace/invitation', { method: 'POST', body: { token } })).body;
  await invite();
  const first = await letterTo(database, email);
  expect(await opened(first)).toMatchObject({ letter: { email } });
  const [id = '', until = ''] = first.split('.');
  const foreign = signToken('editor-invitation', id, new Date(Date.now() + 60_000), 'another-secret');
  const otherwise = signToken('order-desk', id, new Date(Date.now() + 60_000), secret);
  for (const forged of [`${first}x`, `${id}.${until}.`, foreign, otherwise, 'x'])
    expect(await opened(forged)).toEqual({ letter: null });
  expect(await opened(signToken('editor-invitation', id, new Date(0), secret))).toEqual({ letter: null });

  await invite();
  expect(await opened(first)).toEqual({ letter: null });
  const second = await letterTo(database, email);
  await database.update(editorInvitations).set({ expiresAt: new Date(0) });
  expect(await opened(second)).toEqual({ letter: null });
});

test('a member who forgot the password sets a new one by a letter, and other sessions end', async () => {
  const email = 'vergesslich@blattwerk.example';
  const cookie = await becomeMember(space, database, 'editor', email);
  const before = await letterTo(database, email);
  const body = { email, language: 'de' };
  expect((await ask(space, '/workspace/password-letter', { method: 'POST', body })).status).toBe(204);
  await expect.poll(() => letterTo(database, email)).not.toBe(before);
  const token = await letterTo(database, email);
  const word = 'Moosgrün wandern elf Igel';
  const accepted = await ask(space, '/workspace/invitation/accept', {
    method: 'POST',
    body: { token, name: 'Vera', password: word },
  });
  expect(accepted.body).toMatchObject({ member: { email, role: 'editor', name: 'Vera' } });
  expect((await ask(space, '/v1/users/me', { cookie })).status).toBe(401);
  expect((await signIn(email)).status).toBe(401);
  expect((await signIn(email, word)).status).toBe(200);
});

test('signing out ends the session', async () => {
  const { cookie } = await signIn(administrator);
  expect((await ask(space, '/workspace/session', { cookie })).body).toMatchObject({
    member: { role: 'administrator' },
  });
  expect((await ask(space, '/workspace/session', { method: 'DELETE', cookie })).status).toBe(204);
  expect((await ask(space, '/workspace/session', { cookie })).body).toEqual({ member: null });
});

test('whoever guesses passwords is told to wait, with the right one too', async () => {
  const strict = await startContentSpace({ tokens, accounts }, database);
  const guess = (word: string) =>
    ask(strict, '/workspace/session', { method: 'POST', body: { email: administrator, password: word } });
  const wrong = await guess('falsch');
  expect(wrong).toMatchObject({ status: 401, body: { error: 'E-mail address or password is wrong.' } });
  for (let n = 1; n < 10; n++) await guess(`falsch ${n}`);
  expect(await guess(password)).toMatchObject({
    status: 429,
    body: { error: expect.stringContaining('try again in 15 minutes') },
  });
  await strict.close();
});
