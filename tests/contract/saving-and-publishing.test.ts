import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFolder, createPage, pageContent, storyLink } from './example-stories.ts';
import { type RunningContentSpace, startContentSpace } from './running-content-space.ts';

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
