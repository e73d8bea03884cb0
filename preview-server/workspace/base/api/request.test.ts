import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { read, request } from './request.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

function answering(...answers: (Response | Error)[]) {
  const fetched = vi.fn(async (path: string, _init?: RequestInit) => {
    // Other tests of this worker may have left something that asks.
    if (path !== '/v1') throw new TypeError('Failed to fetch');
    const answer = answers.shift() ?? new TypeError('Failed to fetch');
    if (answer instanceof Error) throw answer;
    return answer;
  });
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const finding = {
  code: 'dangling-link',
  severity: 'error',
  story: 'blattwerk/home',
  path: ['content', 'body', 0],
  message: { de: 'Bitte ändern.', en: 'Please change.' },
};

test.each([
  ['no access', json(401, { error: 'Unauthorized' }), { kind: 'unauthorized' }],
  ['gone', json(404, ['This record could not be found']), { kind: 'missing' }],
  ['moved on', json(412, { error: 'stale', current_version: 7 }), { kind: 'conflict', currentVersion: 7 }],
  [
    'refused',
    json(422, { error: 'No.', findings: [finding] }),
    { kind: 'refused', message: 'No.', findings: [finding] },
  ],
  ['bad field', json(422, { slug: ['is taken'] }), { kind: 'failed', message: 'slug is taken' }],
  [
    'away',
    new Response('<h1>Bad Gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } }),
    { kind: 'offline' },
  ],
  ['broken server', json(500, { error: 'Oh' }), { kind: 'failed', message: 'Oh' }],
])('an answer that says %s', async (_name, answer, error) => {
  answering(answer);
  expect(await request('/v1', { token: 't', method: 'PUT', body: {} })).toEqual({ ok: false, error });
});

test('a question is asked again when the connection broke, a change is not', async () => {
  answering(new TypeError('reset'), json(200, { ok: 1 }));
  expect(await request('/v1', { token: 't' })).toMatchObject({ ok: true, value: { body: { ok: 1 } } });
  const fetched = answering(new TypeError('reset'), json(200, {}));
  expect(await request('/v1', { token: 't', method: 'PUT' })).toEqual({
    ok: false,
    error: { kind: 'offline' },
  });
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('a change names the version it stands on', async () => {
  const fetched = answering(json(200, {}));
  await request('/v1', { token: 'secret', method: 'PUT', body: { a: 1 }, ifMatch: 4 });
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({
    headers: { 'If-Match': '"4"', Authorization: 'secret' },
    body: '{"a":1}',
  });
});

test('a change names its editor, in whatever script', async () => {
  const fetched = answering(json(200, {}));
  await request('/v1', { token: 't', method: 'PUT', editorName: 'Jürgen 李' });
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({
    headers: { 'X-Editor-Name': 'J%C3%BCrgen%20%E6%9D%8E' },
  });
});

test('an answer of another shape, as of a newer server, is an error that says to reload', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  answering(json(200, { stories: 'none' }));
  const result = read(await request('/v1', { token: 't' }), z.object({ stories: z.array(z.string()) }));
  expect(result).toEqual({ ok: false, error: { kind: 'unreadable' } });
  expect(warned).toHaveBeenCalledWith(expect.stringContaining('stories'));
  warned.mockRestore();
});
