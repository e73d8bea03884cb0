import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPage, pageContent } from './example-stories.ts';
import { type RunningContentSpace, startContentSpace } from './running-content-space.ts';

let space: RunningContentSpace;
beforeAll(async () => {
  space = await startContentSpace();
});
afterAll(() => space.close());

const stories = '/v1/spaces/100001/stories';
const json = { 'content-type': 'application/json' };

describe('bad requests', () => {
  const post = (body: string, headers: Record<string, string> = json) =>
    space.request(stories, { method: 'POST', headers, body });

  it.each([
    ['no JSON', '{"story": {', 400, { error: expect.stringMatching(/valid JSON/) }],
    ['no story', '{}', 422, { error: expect.stringMatching(/Invalid field story/) }],
    ['no name', '{"story":{"slug":"x"}}', 422, { error: expect.stringMatching(/story\.name/) }],
    [
      'a slash in the slug',
      '{"story":{"name":"x","slug":"a/b"}}',
      422,
      { error: expect.stringMatching(/story\.slug/) },
    ],
    [
      'an unknown parent',
      '{"story":{"name":"x","slug":"x","parent_id":99999}}',
      422,
      { parent_id: expect.anything() },
    ],
    ['JSON nested too deep to read', `${'['.repeat(200_000)}`, 400, { error: expect.any(String) }],
  ])('answers %s with one sentence', async (_case, body, status, answer) => {
    const response = await post(body);
    expect([response.status, await response.json()]).toEqual([status, answer]);
  });

  it('refuses a body that is too large', async () => {
    const response = await post(
      JSON.stringify({ story: { name: 'x', slug: 'x', content: { text: 'x'.repeat(6e6) } } }),
    );
    expect([response.status, await response.json()]).toEqual([
      413,
      { error: expect.stringMatching(/too large/) },
    ]);
  });

  it.each([
    '/v1/spaces/1/stories',
    `${stories}/0`,
    `${stories}/abc`,
    `${stories}/99999999999`,
    '/v1/nothing',
  ])('does not know %s', async (path) => {
    const response = await space.request(path);
    expect([response.status, await response.json()]).toEqual([404, ['This record could not be found']]);
  });

  it.each([
    ['/v2/cdn/stories?token=local-preview&sort_by=password:asc', /cannot sort by password/],
    ['/v2/cdn/stories?token=local-preview&filter_query[a][regex]=x', /unknown operation regex/],
    ['/v2/cdn/stories?token=local-preview&filter_query=x', /filter_query/],
    ['/v2/cdn/stories?token=local-preview&published_at_gt=gestern', /must be a date/],
    ['/v2/cdn/stories?token=local-preview&version=old', /version/],
    ['/v2/cdn/stories?token=local-preview&by_ids=1,x', /by_ids/],
    ['/v2/cdn/stories/x?token=local-preview&per_page=1', /Unknown parameter: per_page/],
  ])('says what is wrong with %s', async (path, sentence) => {
    const response = await space.request(path);
    expect([response.status, await response.json()]).toEqual([
      422,
      { error: expect.stringMatching(sentence) },
    ]);
  });

  it.each([
    "/v2/cdn/stories/'%20or%201=1--?token=local-preview",
    '/v2/cdn/stories/%00?token=local-preview',
    '/v2/cdn/stories/%E0%A4%A?token=local-preview',
    '/v2/cdn/stories?token=local-preview&starts_with=%00',
    '/v2/cdn/links/not-a-uuid?token=local-preview',
    '/f/100001/x/../../etc/passwd',
    '/f/100001/1x1/%2e%2e/x.png/m/%ff',
  ])('survives %s', async (path) => {
    const response = await space.request(path);
    expect(response.status).toBeLessThan(500);
    expect(response.headers.get('content-type')).toContain('application/json');
  });

  it('saves text with a character PostgreSQL cannot store, without it', async () => {
    const content = pageContent('A\u0000B', { 'key\u0000': 1 });
    const { id } = await createPage(space, 'nul', { name: 'C\u0000D', content });
    const { data } = await space.management.stories.get(id);
    expect(data.story).toMatchObject({ name: 'CD', content: { key: 1, body: [{ headline: 'AB' }] } });
  });
});

describe('who may ask', () => {
  const statusFor = (host: string): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      const { port } = new URL(space.origin);
      const path = '/v2/cdn/spaces/me?token=local-public';
      httpRequest({ host: '127.0.0.1', port, path, headers: { host } }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .on('error', reject)
        .end();
    });

  it('answers to the names of this machine only', async () => {
    expect(await statusFor('localhost:4000')).toBe(200);
    expect(await statusFor('127.0.0.1:4000')).toBe(200);
    expect(await statusFor('evil.example:4000')).toBe(403);
    expect(await statusFor('localhost.evil.example')).toBe(403);
  });

  it('lets pages of other origins read published content, drafts only those of the shop', async () => {
    const allowed = async (token: string, origin: string) => {
      const response = await space.request(`/v2/cdn/spaces/me?token=${token}`, { headers: { origin } });
      return response.headers.get('access-control-allow-origin');
    };
    expect(await allowed('local-public', 'https://anyone.example')).toBe('*');
    expect(await allowed('local-preview', 'http://at.localhost:3000')).toBe('http://at.localhost:3000');
    expect(await allowed('local-preview', 'https://anyone.example')).toBeNull();
    const management = await space.request('/v1/spaces', { headers: { origin: 'https://anyone.example' } });
    expect(management.headers.get('access-control-allow-origin')).toBeNull();
    const response = await space.request('/v2/cdn/links?token=local-public');
    expect(response.headers.get('access-control-expose-headers')).toMatch(/Total, Per-Page/);
  });
});
