import { createHmac } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFolder, createPage, pageContent, storyLink } from './example-stories.ts';
import { type RunningContentSpace, startContentSpace } from './running-content-space.ts';
import { startWebhookReceiver } from './webhook-receiver.ts';

let space: RunningContentSpace;
beforeAll(async () => {
  space = await startContentSpace();
});
afterAll(() => space.close());

const stories = '/v1/spaces/100001/stories';
const json = { 'content-type': 'application/json' };
const put = (id: number, story: object, headers: Record<string, string> = {}) =>
  space.request(`${stories}/${id}`, {
    method: 'PUT',
    headers: { ...json, ...headers },
    body: JSON.stringify({ story }),
  });

describe('optimistic locking', () => {
  it('gives the version as ETag and refuses a save that started from an older one', async () => {
    const { id } = await createPage(space, 'gemeinsam', { content: pageContent('Anfang') });
    const opened = await space.request(`${stories}/${id}`);
    expect(opened.headers.get('etag')).toBe('"1"');

    const mine = await put(id, { content: pageContent('Meins') }, { 'if-match': '"1"' });
    expect([mine.status, mine.headers.get('etag')]).toEqual([200, '"2"']);

    const theirs = await put(id, { name: 'Fremd', content: pageContent('Fremd') }, { 'if-match': '"1"' });
    expect([theirs.status, await theirs.json()]).toEqual([
      412,
      { error: expect.stringMatching(/saved by someone else/), current_version: 2 },
    ]);
    const { data } = await space.management.stories.get(id);
    expect(data.story).toMatchObject({ name: 'gemeinsam', content: { body: [{ headline: 'Meins' }] } });

    expect((await put(id, { name: 'Wie beim Anbieter' })).status).toBe(200);
    expect((await put(id, { name: 'Unsinn' }, { 'if-match': '"abc"' })).status).toBe(412);
  });

  it('lets exactly one of many savers through', async () => {
    const { id } = await createPage(space, 'gedraenge');
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => put(id, { name: `Name ${n}` }, { 'if-match': '"1"' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412, 412, 412, 412, 412]);
  });
});

describe('addresses', () => {
  it('go to one of many who want the same at once', async () => {
    const body = JSON.stringify({ story: { name: 'Beliebt', slug: 'beliebt' } });
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => space.request(stories, { method: 'POST', headers: json, body })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422, 422, 422]);
  });

  it('in links of published pages follow the linked story, published or not', async () => {
    const target = await createPage(space, 'vorher');
    const teaser = { _uid: 't', component: 'small_teaser', headline: 'Hin', url: storyLink(target.uuid) };
    const { id } = await createPage(space, 'wegweiser', { content: pageContent('Wegweiser') });
    await put(id, { content: pageContent('Wegweiser', { hint: teaser }) });
    const address = async () => {
      const { data } = await space
        .delivery('local-preview')
        .get('cdn/stories/wegweiser', { version: 'draft' });
      return data.story.content.hint.url.cached_url;
    };
    expect(await address()).toBe('vorher');
    await put(target.id, { slug: 'nachher' });
    expect(await address()).toBe('nachher');
  });
});

describe('publishing', () => {
  it('is refused while the rules find errors; the draft is saved all the same', async () => {
    const missing = '11111111-1111-4111-8111-111111111111';
    const { id } = await createPage(space, 'fehlerhaft');
    const teaser = {
      _uid: 't',
      component: 'info_text',
      headline: 'Text',
      text: { type: 'doc', content: [] },
    };
    const content = pageContent('', { title: '', body: [teaser], link: storyLink(missing) });
    const response = await space.request(`${stories}/${id}?publish=true`, {
      method: 'PUT',
      headers: json,
      body: JSON.stringify({ story: { content } }),
    });
    expect(response.status).toBe(422);
    const body: { error: string; findings: { code: string; severity: string }[] } = await response.json();
    expect(body.error).toMatch(/saved as a draft but not published: \d+ errors stand in the way/);
    expect(body.findings.map(({ code }) => code)).toContain('missing_required_field');

    const { data } = await space.management.stories.get(id);
    expect(data.story).toMatchObject({ published: false, content: { title: '' } });
    expect((await space.request(`${stories}/${id}/publish`)).status).toBe(422);
    const findings = await space.request(`${stories}/${id}/findings`);
    expect(await findings.json()).toEqual({
      findings: body.findings,
      version: 2,
      catalogue: { state: 'unknown' },
    });
  });

  it('publishes what the editor saw, not what came meanwhile', async () => {
    const { id } = await createPage(space, 'gesehen');
    await put(id, { name: 'Später' });
    const headers = { 'if-match': '"1"' };
    expect((await space.request(`${stories}/${id}/publish`, { headers })).status).toBe(412);
  });

  it('does not apply to folders', async () => {
    const folder = await createFolder(space, 'nur-ordner');
    const response = await space.request(`${stories}/${folder.id}/publish`);
    expect([response.status, await response.json()]).toEqual([
      422,
      { is_folder: [expect.stringMatching(/folder/)] },
    ]);
  });
});

describe('webhooks', () => {
  it('tell configured and stored endpoints, signed, before the editor has an answer', async () => {
    const configured = await startWebhookReceiver();
    const stored = await startWebhookReceiver();
    const own = await startContentSpace({ webhooks: [{ endpoint: configured.endpoint, secret: 'geheim' }] });
    const endpoint = { name: 'Suche', endpoint: stored.endpoint, actions: ['story.deleted'] };
    await own.request('/v1/spaces/100001/webhook_endpoints', {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ webhook_endpoint: endpoint }),
    });

    const folder = await createFolder(own, 'blattwerk');
    const { id } = await createPage(own, 'home', { parent_id: folder.id });
    await own.management.stories.publish(id);
    expect(configured.received).toHaveLength(1);
    const [event] = configured.received;
    expect(JSON.parse(event?.body ?? '')).toEqual({
      text: 'The user Redaktion published the Story home (blattwerk/home)',
      action: 'published',
      space_id: 100001,
      story_id: id,
      full_slug: 'blattwerk/home',
    });
    expect(event?.signature).toBe(
      createHmac('sha1', 'geheim')
        .update(event?.body ?? '')
        .digest('hex'),
    );

    await own.request(`/v1/spaces/100001/stories/${id}/unpublish`);
    await own.management.stories.publish(id);
    await own.management.stories.update(folder.id, { body: { story: { slug: 'karten' } } });
    await own.management.stories.delete(id);
    const told = configured.received.map(({ body }) => JSON.parse(body));
    expect(told.map(({ action, full_slug }) => [action, full_slug])).toEqual([
      ['published', 'blattwerk/home'],
      ['unpublished', 'blattwerk/home'],
      ['published', 'blattwerk/home'],
      ['moved', 'karten'],
      ['deleted', 'karten/home'],
    ]);
    expect(stored.received.map(({ body }) => JSON.parse(body).action)).toEqual(['deleted']);
    expect(stored.received[0]?.signature).toBeUndefined();
    await Promise.all([own.close(), configured.close(), stored.close()]);
  });

  it('do not hold up the editor when nobody answers, and leave a log', async () => {
    const silent = await startWebhookReceiver({ answers: false });
    const own = await startContentSpace({
      webhooks: [
        { endpoint: silent.endpoint, secret: 'geheim' },
        { endpoint: 'http://127.0.0.1:1/', secret: 'geheim' },
      ],
    });
    const { id } = await createPage(own, 'trotzdem');
    const { data } = await own.management.stories.publish(id);
    expect(data.story?.published).toBe(true);
    const logs = await own.request('/v1/spaces/100001/webhook_endpoints/webhook_logs');
    expect(await logs.json()).toMatchObject({
      webhook_logs: [
        {
          endpoint: 'http://127.0.0.1:1/',
          status: null,
          message: 'not reachable',
          action: 'story.published',
        },
        { endpoint: silent.endpoint, status: null, message: 'no answer within 2 s' },
      ],
    });
    await Promise.all([own.close(), silent.close()]);
  });
});

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

describe('uploads', () => {
  const assets = '/v1/spaces/100001/assets';
  const sign = async (filename: string): Promise<{ id: number; post_url: string }> =>
    (await space.request(`${assets}?filename=${filename}`, { method: 'POST' })).json();
  const form = (content: BlobPart) => {
    const body = new FormData();
    body.append('file', new File([content], 'x'));
    return body;
  };

  it('take only kinds of files that run nothing', async () => {
    const response = await space.request(`${assets}?filename=page.html`, { method: 'POST' });
    expect([response.status, await response.json()]).toEqual([
      422,
      { error: expect.stringMatching(/cannot be uploaded; the library takes avif/) },
    ]);
  });

  it('need the signature they were given', async () => {
    const { id, post_url } = await sign('x.txt');
    const other = await sign('y.txt');
    const stolen = post_url.replace(`/uploads/${id}`, `/uploads/${other.id}`);
    for (const url of [stolen, post_url.replace(/signature=./, 'signature=z'), post_url.replace(/\?.*/, '')])
      expect((await fetch(url, { method: 'POST', body: form('x') })).status).toBe(401);
    expect((await fetch(post_url, { method: 'POST', body: form('x') })).status).toBe(204);
  });

  it('refuse what is no picture, what is missing and what is too large', async () => {
    const { id, post_url } = await sign('bild.jpg');
    const unfinished = await space.request(`${assets}/${id}/finish_upload`);
    expect(unfinished.status).toBe(422);
    const broken = await fetch(post_url, { method: 'POST', body: form('kein Bild') });
    expect([broken.status, await broken.json()]).toEqual([
      422,
      { error: expect.stringMatching(/no picture/) },
    ]);
    const huge = await fetch(post_url, { method: 'POST', body: form(new Uint8Array(26 * 1024 * 1024)) });
    expect([huge.status, await huge.json()]).toEqual([413, { error: expect.stringMatching(/too large/) }]);
    const empty = await fetch(post_url, { method: 'POST', body: new FormData() });
    expect(empty.status).toBe(422);
  });

  it('serve drawings that cannot run scripts, and parts of files', async () => {
    const { id, post_url } = await sign('logo.svg');
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>';
    await fetch(post_url, { method: 'POST', body: form(svg) });
    const finished = await space.request(`${assets}/${id}/finish_upload`);
    const { filename }: { filename: string } = await finished.json();
    const served = await fetch(`${filename}/m/100x100`);
    expect(served.headers.get('content-type')).toBe('image/svg+xml');
    expect(served.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    );
    expect(served.headers.get('x-content-type-options')).toBe('nosniff');

    const part = await fetch(filename, { headers: { range: 'bytes=1-3' } });
    expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([
      206,
      'svg',
      `bytes 1-3/${svg.length}`,
    ]);
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
