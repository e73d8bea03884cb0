import {
  managementStorySchema,
  managementStorySummarySchema,
} from '@blattwerk/preview-server/content-space/story-shape/management-story.ts';
import { createManagementApiClient } from '@storyblok/management-api-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFolder, createPage, pageContent } from './example-stories.ts';
import { type RunningContentSpace, startContentSpace } from './running-content-space.ts';

let space: RunningContentSpace;
beforeAll(async () => {
  space = await startContentSpace();
});
afterAll(() => space.close());

const client = () => space.management;

describe('management-api-client: stories', () => {
  it('creates, reads, changes and deletes a story', async () => {
    const folder = await createFolder(space, 'ordner');
    const created = await createPage(space, 'seite', { parent_id: folder.id, tag_list: ['Neu'] });
    expect(created).toMatchObject({
      full_slug: 'ordner/seite',
      parent_id: folder.id,
      parent: { id: folder.id, slug: 'ordner' },
      breadcrumbs: [{ id: folder.id, name: 'ordner' }],
      published: false,
      unpublished_changes: true,
      tag_list: ['Neu'],
    });

    const changed = await client().stories.update(created.id, {
      body: { story: { name: 'Umbenannt', slug: 'neu' } },
    });
    expect(changed.data.story).toMatchObject({
      name: 'Umbenannt',
      full_slug: 'ordner/neu',
      content: created.content,
    });

    const { data: deleted } = await client().stories.delete(created.id);
    expect(deleted.story).toMatchObject({ id: created.id });
    await expect(client().stories.get(created.id)).rejects.toMatchObject({
      response: { status: 404, data: ['This record could not be found'] },
    });
  });

  it('lists with totals, without content', async () => {
    const folder = await createFolder(space, 'liste');
    for (const slug of ['a', 'b', 'c']) await createPage(space, slug, { parent_id: folder.id });
    const { data, response } = await client().stories.list({
      query: { with_parent: String(folder.id), per_page: 2, sort_by: 'slug:desc' },
    });
    expect(data.stories?.map(({ slug }) => slug)).toEqual(['c', 'b']);
    expect(data.stories?.[0]).not.toHaveProperty('content');
    expect([response?.headers.get('total'), response?.headers.get('per-page')]).toEqual(['3', '2']);

    const most = await client().stories.list({ query: { per_page: 5000 } });
    expect(most.response?.headers.get('per-page')).toBe('1000');

    const found = await client().stories.list({ query: { search: 'liste/b', story_only: true } });
    expect(found.data.stories?.map(({ slug }) => slug)).toEqual(['b']);
    const using = await client().stories.list({
      query: { contain_component: 'page_container_headline', by_slugs: 'liste/*' },
    });
    expect(using.data.stories).toHaveLength(3);
  });

  it('publishes and takes back', async () => {
    const { id } = await createPage(space, 'oeffentlich');
    const published = await client().stories.publish(id);
    expect(published.data.story).toMatchObject({ published: true, unpublished_changes: false });
    const edited = await client().stories.update(id, { body: { story: { content: pageContent('Neu') } } });
    expect(edited.data.story).toMatchObject({ published: true, unpublished_changes: true });
    const unpublished = await client().get<{ story: unknown }>(
      `/v1/spaces/${space.spaceId}/stories/${id}/unpublish`,
    );
    expect(unpublished.data).toMatchObject({ story: { published: false, published_at: null } });
    const both = await client().stories.update(id, {
      body: { story: { content: pageContent('Gleich') } },
      query: { publish: true },
    });
    expect(both.data.story).toMatchObject({ published: true, unpublished_changes: false });
  });

  it('saves a folder that is pushed with the wish to publish it', async () => {
    const folder = await createFolder(space, 'geschoben');
    const { data } = await client().put<{ story: { name: string; published: boolean } }>(
      `/v1/spaces/${space.spaceId}/stories/${folder.id}`,
      { body: { story: { name: 'Geschoben' }, publish: 1 } },
    );
    expect([data?.story.name, data?.story.published]).toEqual(['Geschoben', false]);
  });

  it('moves between positions and folders, with everything inside', async () => {
    const from = await createFolder(space, 'von');
    const to = await createFolder(space, 'nach');
    const inner = await createFolder(space, 'innen', from.id);
    const page = await createPage(space, 'seite', { parent_id: inner.id });
    const first = await createPage(space, 'erste', { parent_id: to.id });
    const second = await createPage(space, 'zweite', { parent_id: to.id });
    const move = (id: number, body: object) =>
      client().put<{ story: { full_slug: string } }>(`/v1/spaces/${space.spaceId}/stories/${id}/move`, {
        body,
      });
    const order = async () => {
      const { data } = await client().stories.list({
        query: { with_parent: String(to.id), sort_by: 'position:asc' },
      });
      return data.stories?.map(({ slug }) => slug);
    };

    await move(inner.id, { parent_id: to.id, after_id: first.id });
    expect(await order()).toEqual(['erste', 'innen', 'zweite']);
    expect((await client().stories.get(page.id)).data.story?.full_slug).toBe('nach/innen/seite');
    await move(second.id, { after_id: 0 });
    expect(await order()).toEqual(['zweite', 'erste', 'innen']);

    await expect(move(to.id, { parent_id: inner.id })).rejects.toMatchObject({
      response: { status: 422, data: { parent_id: ['lies within the folder itself'] } },
    });
    const renamed = await client().stories.update(to.id, { body: { story: { slug: 'ziel' } } });
    expect(renamed.data.story?.full_slug).toBe('ziel');
    expect((await client().stories.get(page.id)).data.story?.full_slug).toBe('ziel/innen/seite');
  });

  it('duplicates under a free slug with block ids of its own', async () => {
    const original = await createPage(space, 'vorlage');
    const once = await client().stories.duplicate(original.id, { body: { story: {} } });
    const twice = await client().stories.duplicate(original.id, { body: { story: {} } });
    expect([once.data.story?.slug, twice.data.story?.slug]).toEqual(['vorlage-copy', 'vorlage-copy-2']);
    expect(once.data.story?.content).toMatchObject({ title: original.content.title });
    expect(once.data.story?.content._uid).not.toBe(original.content._uid);
  });

  it('keeps every save and brings an old one back', async () => {
    const { id } = await createPage(space, 'geschichte', { content: pageContent('Eins') });
    await client().stories.update(id, { body: { story: { content: pageContent('Zwei') } } });
    const { data } = await client().stories.versions(id);
    expect(data.versions.map(({ event, author }) => [event, author])).toEqual([
      ['update', 'Redaktion'],
      ['create', 'Redaktion'],
    ]);
    const first = data.versions[1];
    expect(data.versions[0]).toMatchObject({
      is_named: false,
      // Its block came with another id.
      changes: { edited: { count: 0 }, inserted: { count: 1 }, deleted: { count: 1 } },
    });
    await client().put(`/v1/spaces/${space.spaceId}/versions/${first?.id}?model=stories&model_id=${id}`);
    const restored = await client().stories.get(id);
    expect(restored.data.story?.content).toMatchObject({ body: [{ headline: 'Eins' }] });
    expect((await client().stories.versions(id)).data.versions).toHaveLength(3);
  });

  it('refuses a slug that is taken', async () => {
    await createPage(space, 'doppelt');
    await expect(createPage(space, 'doppelt')).rejects.toMatchObject({
      response: { status: 422, data: { slug: ['has already been taken'] } },
    });
  });

  it('refuses a wrong token', async () => {
    const stranger = createManagementApiClient({
      baseUrl: space.origin,
      personalAccessToken: 'wrong',
      spaceId: space.spaceId,
      throwOnError: true,
    });
    await expect(stranger.stories.list()).rejects.toMatchObject({ response: { status: 401 } });
  });

  it('takes an OAuth token too', async () => {
    const app = createManagementApiClient({
      baseUrl: space.origin,
      oauthToken: 'local-management',
      spaceId: space.spaceId,
      throwOnError: true,
    });
    const { data } = await app.users.me();
    expect(data.user).toMatchObject({ friendly_name: 'Redaktion' });
    expect((await app.spaces.get()).data.space).toMatchObject({
      id: space.spaceId,
      name: 'Blattwerk',
    });
  });
});

describe('what the workspace reads', () => {
  it('has exactly the shape it is promised', async () => {
    const folder = await createFolder(space, 'form');
    const { id } = await createPage(space, 'seite', { parent_id: folder.id });
    await client().stories.publish(id);
    const single: { story: unknown } = await (await space.request(`/v1/spaces/100001/stories/${id}`)).json();
    expect(managementStorySchema.strict().safeParse(single.story).error).toBeUndefined();
    const list: { stories: unknown[] } = await (await space.request('/v1/spaces/100001/stories')).json();
    expect(list.stories.length).toBeGreaterThan(1);
    for (const story of list.stories)
      expect(managementStorySummarySchema.strict().safeParse(story).error).toBeUndefined();
  });
});
