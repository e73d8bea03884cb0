import { notKept } from '@blattwerk/preview-server/content-space/management/not-kept.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFolder, createPage } from './example-stories.ts';
import { type RunningContentSpace, startContentSpace } from './running-content-space.ts';

let space: RunningContentSpace;
beforeAll(async () => {
  space = await startContentSpace();
});
afterAll(() => space.close());

const base = '/v1/spaces/100001';
const json = async (path: string, init?: RequestInit) => (await space.request(path, init)).json();

describe('management-api-client: what its tools ask a space for', () => {
  it('names the default language and the others as editors call them', async () => {
    const { data } = await space.management.spaces.get();
    expect(data.space).toMatchObject({
      default_lang_name: 'Deutsch',
      languages: expect.arrayContaining([{ code: 'en', name: 'Englisch' }]),
    });
  });

  it('numbers what is made far from where the numbers of pulled files lie', async () => {
    const folder = await createFolder(space, 'nummern');
    const page = await createPage(space, 'eins', { parent_id: folder.id });
    const { data } = await space.management.components.create({
      body: { component: { name: 'numbered', schema: {} } },
    });
    for (const id of [folder.id, page.id, data.component.id]) expect(id).toBeGreaterThan(1_000_000_000);
  });

  it('sorts assets by number', async () => {
    for (const name of ['b.txt', 'a.txt', 'c.txt'])
      await space.management.assets.create({ body: { short_filename: name }, file: new Blob([name]) });
    const ids = async (sort_by: string): Promise<number[]> =>
      (await json(`${base}/assets?sort_by=${sort_by}`)).assets.map(({ id }: { id: number }) => id);
    const ascending = await ids('id:asc');
    expect(ascending).toEqual(ascending.toSorted((one, other) => one - other));
    expect(await ids('id:desc')).toEqual(ascending.toReversed());
    expect((await space.request(`${base}/assets?sort_by=id:up`)).status).toBe(422);
  });

  it('lists tags with how often they are carried, renames and removes them', async () => {
    await createPage(space, 'rosen', { tag_list: ['Hochzeit', 'Blumen'] });
    await createPage(space, 'tulpen', { tag_list: ['Blumen'] });
    expect(await json(`${base}/tags`)).toEqual({
      tags: [
        { name: 'Blumen', taggings_count: 2 },
        { name: 'Hochzeit', taggings_count: 1 },
      ],
    });
    const put = (name: string, to: string) =>
      space.request(`${base}/tags/${name}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ tag: { name: to } }),
      });
    expect(await (await put('Hochzeit', 'Blumen')).json()).toEqual({
      tag: { name: 'Blumen', taggings_count: 1 },
    });
    expect((await put('Hochzeit', 'Fest')).status).toBe(404);
    expect((await json(`${base}/tags?search=blu`)).tags).toEqual([{ name: 'Blumen', taggings_count: 2 }]);
    expect((await space.request(`${base}/tags/Blumen`, { method: 'DELETE' })).status).toBe(204);
    expect(await json(`${base}/tags`)).toEqual({ tags: [] });
  });

  it('lists the tokens that read the space', async () => {
    const { api_keys } = await json(`${base}/api_keys`);
    expect(api_keys).toMatchObject([
      { access: 'public', token: 'local-public' },
      { access: 'private', token: 'local-preview' },
    ]);
  });

  it.each(Object.entries(notKept))('says of %s that the space keeps none', async (name, error) => {
    for (const method of ['GET', 'POST']) {
      const response = await space.request(`${base}/${name}`, { method });
      expect([response.status, await response.json()]).toEqual([404, { error }]);
    }
  });
});

describe('storyblok-js-client: a folder and its start page', () => {
  it('are both found and left out by the folder’s slug', async () => {
    const folder = await createFolder(space, 'magazin');
    const start = await createPage(space, 'start', { parent_id: folder.id, is_startpage: true });
    const inside = await createPage(space, 'magazin-2', { parent_id: folder.id });
    const found = async (by_slugs: string) =>
      (await space.management.stories.list({ query: { by_slugs, sort_by: 'id:asc' } })).data.stories?.map(
        ({ id }) => id,
      );
    expect(await found('magazin')).toEqual([folder.id, start.id]);
    expect(await found('magazin/')).toEqual([start.id]);
    expect(await found('*gazin')).toEqual([folder.id, start.id]);
    expect(await found('magazin/*')).toEqual([start.id, inside.id]);

    const delivered = async (parameters: Record<string, string>) => {
      const query = { version: 'draft' as const, starts_with: 'magazin', ...parameters };
      const { data } = await space.delivery('local-preview').get('cdn/stories', query);
      return data.stories.map(({ full_slug }: { full_slug: string }) => full_slug);
    };
    expect(await delivered({ by_slugs: 'magazin' })).toEqual(['magazin/']);
    expect(await delivered({ excluding_slugs: 'magazin' })).toEqual(['magazin/magazin-2']);
  });
});

describe('storyblok-js-client: content version in a storm of publications', () => {
  it('grows with each and never runs ahead of the clock', async () => {
    const version = async (): Promise<number> =>
      (await space.delivery('local-public').get('cdn/spaces/me')).data.space.version;
    const pages = [];
    for (let n = 0; n < 8; n++) pages.push(await createPage(space, `sturm-${n}`));
    const versions = [await version()];
    for (const { id } of pages) {
      await space.management.stories.publish(id);
      versions.push(await version());
    }
    expect(new Set(versions).size).toBe(9);
    expect(versions).toEqual(versions.toSorted((one, other) => one - other));
    expect(versions.at(-1)).toBeLessThanOrEqual(Math.floor(Date.now() / 1000));
  });
});

describe('storyblok-js-client: private files', () => {
  it('are read by a signed address that the preview token asks for', async () => {
    const asset = await space.management.assets.create({
      body: { short_filename: 'vertrag.txt', is_private: true },
      file: new Blob(['geheim']),
    });
    expect((await fetch(asset.filename)).status).toBe(404);
    const { data } = await space.delivery('local-preview').get('cdn/assets/me', { filename: asset.filename });
    const { signed_url: signed }: { signed_url: string } = data.asset;
    const served = await fetch(signed);
    expect([await served.text(), served.headers.get('cache-control')]).toEqual([
      'geheim',
      'private, no-store',
    ]);
    for (const forged of [
      signed.replace(/signature=./, 'signature=z'),
      signed.replace(/expires=\d/, 'expires=9'),
      signed.replace(/\?.*/, ''),
    ])
      expect((await fetch(forged)).status).toBe(404);
    const asked = (token: string, filename: string) =>
      space.delivery(token).get('cdn/assets/me', { filename });
    await expect(asked('local-public', asset.filename)).rejects.toMatchObject({ status: 401 });
    await expect(asked('local-preview', `${asset.filename}.bak`)).rejects.toMatchObject({ status: 404 });
  });
});
