import { afterEach, expect, test, vi } from 'vitest';
import { fetchContent } from './fetch-content.ts';

afterEach(() => vi.unstubAllGlobals());

const html = { 'Content-Type': 'text/html' };
const json = { 'Content-Type': 'application/json; charset=utf-8' };

function answerWith(response: () => Response) {
  const asked = vi.fn(async (_: string) => response());
  vi.stubGlobal('fetch', asked);
  return asked;
}

test('content is asked for beside the page, at its own host', async () => {
  const asked = answerWith(() => new Response('{"build":"a"}', { status: 404, headers: json }));
  const address = 'https://www.blattwerk.de//evil.example/?sort=created#karten';
  expect(await fetchContent(new URL(address))).toEqual({ ok: true, content: { build: 'a' } });
  expect(asked.mock.calls[0]?.[0]).toBe(
    'https://www.blattwerk.de//evil.example/_payload.json?sort=created&build=',
  );
});

test.each([
  ['the page of a network to sign in to', () => new Response('<h1>Welcome</h1>', { headers: html })],
  ['something cut off', () => new Response('{"build', { headers: json })],
])('%s is no content', async (_, response) => {
  answerWith(response);
  expect(await fetchContent(new URL('https://www.blattwerk.de/'))).toEqual({ ok: false, reason: 'foreign' });
});

test('a shop that is busy or away has no content for now', async () => {
  answerWith(() => new Response('Bad gateway', { status: 502 }));
  expect(await fetchContent(new URL('https://www.blattwerk.de/'))).toEqual({ ok: false, reason: 'shop' });
});

test('without a connection nobody answers', async () => {
  answerWith(() => {
    throw new TypeError('Failed to fetch');
  });
  expect(await fetchContent(new URL('https://www.blattwerk.de/'))).toEqual({
    ok: false,
    reason: 'connection',
  });
});
