import { contentClient } from '@blattwerk/schemas/shop/pages/content-client.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFolder, createPage, pageContent, storyLink } from './example-stories.ts';
import { type RunningContentSpace, startContentSpace } from './running-content-space.ts';

let space: RunningContentSpace;
beforeAll(async () => {
  space = await startContentSpace();
}, 30_000);
afterAll(() => space.close());

const draft = () => space.delivery('local-preview');
const published = () => space.delivery('local-public');

describe('storyblok-js-client: one story', () => {
  it('gives the draft with markers to the preview token, and the published state without', async () => {
    const story = await createPage(space, 'eine-seite');
    const { data } = await draft().get('cdn/stories/eine-seite', { version: 'draft' });
    expect(data.story).toMatchObject({
      id: story.id,
      uuid: story.uuid,
      full_slug: 'eine-seite',
      lang: 'default',
      published_at: null,
      content: {
        component: 'page',
        _editable: expect.stringMatching(/^<!--#storyblok#\{"name": "page", "space": "100001"/),
      },
    });

    await expect(published().get('cdn/stories/eine-seite')).rejects.toMatchObject({
      status: 404,
      message: 'This record could not be found',
    });

    await space.management.stories.publish(story.id);
    const live = await published().get('cdn/stories/eine-seite');
    expect(live.data.story.content.body[0]).toEqual({
      _uid: expect.any(String),
      component: 'page_container_headline',
      headline: 'eine-seite',
      headlineType: 'h1',
    });
    expect(JSON.stringify(live.data)).not.toContain('_editable');
  });

  it('shows shoppers the published content while the draft moves on', async () => {
    const story = await createPage(space, 'entwurf', { content: pageContent('Alt') });
    await space.management.stories.publish(story.id);
    await space.management.stories.update(story.id, { body: { story: { content: pageContent('Neu') } } });

    const live = await published().get('cdn/stories/entwurf');
    const preview = await draft().get('cdn/stories/entwurf', { version: 'draft' });
    expect(live.data.story.content.body[0].headline).toBe('Alt');
    expect(preview.data.story.content.body[0].headline).toBe('Neu');
  });

  it('finds a story by number and by UUID', async () => {
    const { id, uuid } = await createPage(space, 'gesucht');
    const byId = await draft().get(`cdn/stories/${id}`, { version: 'draft' });
    const byUuid = await draft().getStory(uuid, { version: 'draft', find_by: 'uuid' });
    expect([byId.data.story.uuid, byUuid.data.story.id]).toEqual([uuid, id]);
  });

  it('refuses a wrong token, and drafts to the public one', async () => {
    await expect(space.delivery('wrong').get('cdn/stories/eine-seite')).rejects.toMatchObject({
      status: 401,
    });
    await expect(published().get('cdn/stories/eine-seite', { version: 'draft' })).rejects.toMatchObject({
      status: 401,
      message: 'Unauthorized',
    });
  });

  it('names an unknown parameter', async () => {
    const parameters = { version: 'draft' as const, resolve_everything: '1' };
    await expect(draft().get('cdn/stories', parameters)).rejects.toMatchObject({
      status: 422,
      message: 'Unknown parameter: resolve_everything',
    });
  });
});

describe('storyblok-js-client: lists', () => {
  it('fetches every story over several pages once', async () => {
    const folder = await createFolder(space, 'magazin');
    for (let n = 0; n < 7; n++) await createPage(space, `artikel-${n}`, { parent_id: folder.id });
    const parameters = { starts_with: 'magazin/', version: 'draft' as const, per_page: 3 };
    const all = await draft().getAll('cdn/stories', parameters);
    expect(all.map((story) => story.slug).sort()).toEqual([0, 1, 2, 3, 4, 5, 6].map((n) => `artikel-${n}`));

    expect(await draft().get('cdn/stories', { version: 'draft' })).toMatchObject({ perPage: 25 });
    const second = await draft().get('cdn/stories', { ...parameters, page: 2, sort_by: 'slug:desc' });
    expect(second).toMatchObject({ total: 7, perPage: 3 });
    expect(second.data.stories.map(({ slug }: { slug: string }) => slug)).toEqual([
      'artikel-3',
      'artikel-2',
      'artikel-1',
    ]);
  });

  it('filters, searches and orders', async () => {
    const folder = await createFolder(space, 'filter');
    const make = (slug: string, robots: string, tag_list: string[]) =>
      createPage(space, slug, { parent_id: folder.id, tag_list, content: pageContent(slug, { robots }) });
    const one = await make('eins', 'index,follow', ['Karten']);
    const two = await make('zwei', 'noindex,nofollow', ['Karten', 'Neu']);
    const three = await make('drei', 'noindex,follow', []);
    const slugs = async (parameters: Record<string, unknown>) => {
      const query = {
        starts_with: 'filter/',
        version: 'draft' as const,
        sort_by: 'created_at:asc',
        ...parameters,
      };
      const { data } = await draft().get('cdn/stories', query);
      return data.stories.map(({ slug }: { slug: string }) => slug);
    };
    expect(await slugs({ filter_query: { robots: { like: 'noindex*' } } })).toEqual(['zwei', 'drei']);
    expect(
      await slugs({
        filter_query: { __or: [{ robots: { in: 'index,follow' } }, { 'body.0.headline': { is: 'drei' } }] },
      }),
    ).toEqual([]);
    expect(
      await slugs({
        filter_query: { __or: [{ robots: { like: 'index*' } }, { 'body.0.headline': { in: 'drei' } }] },
      }),
    ).toEqual(['eins', 'drei']);
    expect(await slugs({ with_tag: 'Neu,Unbekannt' })).toEqual(['zwei']);
    expect(await slugs({ search_term: 'ZWEI' })).toEqual(['zwei']);
    expect(await slugs({ by_slugs: 'filter/e*,filter/drei' })).toEqual(['eins', 'drei']);
    expect(await slugs({ excluding_slugs: 'filter/*i' })).toEqual(['eins']);
    expect(await slugs({ excluding_ids: String(two.id), sort_by: 'content.robots:desc' })).toEqual([
      'drei',
      'eins',
    ]);
    expect(await slugs({ by_uuids_ordered: [three.uuid, one.uuid].join(',') })).toEqual(['drei', 'eins']);
    expect(await slugs({ by_uuids: two.uuid })).toEqual(['zwei']);
    expect(await slugs({ level: 1 })).toEqual([]);
    expect(await slugs({ content_type: 'settings' })).toEqual([]);
    expect(await slugs({ updated_at_gt: '2026-01-01 00:00' })).toHaveLength(3);
    expect(await slugs({ updated_at_lt: '2026-01-01' })).toEqual([]);

    const tags = await draft().get('cdn/tags', { starts_with: 'filter/', version: 'draft' });
    expect(tags.data.tags).toEqual([
      { name: 'Karten', taggings_count: 2 },
      { name: 'Neu', taggings_count: 1 },
    ]);
  });

  it('gives links of stories and folders, whole or by pages', async () => {
    const folder = await createFolder(space, 'service');
    const page = await createPage(space, 'versand', { parent_id: folder.id });
    const { data } = await draft().get('cdn/links', { version: 'draft', starts_with: 'service' });
    expect(data.links).toMatchObject({
      [folder.uuid]: { slug: 'service', is_folder: true, parent_id: 0 },
      [page.uuid]: {
        slug: 'service/versand',
        real_path: '/service/versand',
        parent_id: folder.id,
        published: false,
      },
    });
    const pages = { version: 'draft' as const, starts_with: 'service', per_page: 1, paginated: 1 };
    const paged = await draft().getAll('cdn/links', pages);
    expect(paged).toHaveLength(2);
    const single = await draft().get(`cdn/links/${page.uuid}`, { version: 'draft' });
    expect(single.data.link.slug).toBe('service/versand');
  });
});

describe('storyblok-js-client: references', () => {
  it('puts related and linked stories in their places', async () => {
    const target = await createPage(space, 'ziel', { content: pageContent('Ziel') });
    const teaser = {
      _uid: 'teaser',
      component: 'small_teaser',
      partner: target.uuid,
      url: storyLink(target.uuid),
    };
    await createPage(space, 'verweis', { content: pageContent('Verweis', { body: [teaser] }) });

    const { data } = await draft().get('cdn/stories/verweis', {
      version: 'draft',
      resolve_relations: ['small_teaser.partner'],
      resolve_links: 'story',
    });
    const [block] = data.story.content.body;
    expect(block.partner).toMatchObject({ uuid: target.uuid, content: { body: [{ headline: 'Ziel' }] } });
    expect(block.url).toMatchObject({
      cached_url: 'ziel',
      story: { full_slug: 'ziel', content: { component: 'page' } },
    });

    const urls = await draft().get('cdn/stories/verweis', { version: 'draft', resolve_links: 'url' });
    expect(urls.data.story.content.body[0].url.story).toMatchObject({ url: 'ziel', full_slug: 'ziel' });
    expect(urls.data.links[0]).not.toHaveProperty('content');
  });

  describe('to more stories than an answer holds', () => {
    const slugs = Array.from({ length: contentClient.uuidBatch + 1 }, (_, n) => `ziel-${n}`);
    let uuids: string[];
    beforeAll(async () => {
      const folder = await createFolder(space, 'ziele');
      const pages = await Promise.all(slugs.map((slug) => createPage(space, slug, { parent_id: folder.id })));
      uuids = pages.map(({ uuid }) => uuid);
    });
    const answerFor = async (slug: string, body: unknown[], parameters: string) => {
      await createPage(space, slug, { content: pageContent(slug, { body }) });
      const asked = `version=draft&token=local-preview&${parameters}`;
      return (await space.request(`/v2/cdn/stories/${slug}?${asked}`)).json();
    };

    it('names the relations only, and the client fetches them', async () => {
      const list = { _uid: 'list', component: 'product_list', items: uuids };
      const raw: unknown = await answerFor('liste', [list], 'resolve_relations=product_list.items');
      expect(raw).toMatchObject({ rels: [], rel_uuids: uuids });

      const { data } = await draft().get('cdn/stories/liste', {
        version: 'draft',
        resolve_relations: 'product_list.items',
      });
      const items: { slug: string }[] = data.story.content.body[0].items;
      expect(items.map(({ slug }) => slug)).toEqual(slugs);
    });

    it('names the links only, beside content version and relations', async () => {
      const teasers = uuids.map((uuid, n) => ({
        _uid: `teaser-${n}`,
        component: 'small_teaser',
        url: storyLink(uuid),
      }));
      const few = await answerFor('wenige-ziele', teasers.slice(0, 2), 'resolve_links=url');
      expect(Object.keys(few).sort()).toEqual(['cv', 'links', 'rels', 'story']);
      expect(few).toMatchObject({ cv: expect.any(Number), links: [{}, {}], rels: [] });
      const many = await answerFor('viele-ziele', teasers, 'resolve_links=url');
      expect(many).toMatchObject({ links: [], link_uuids: expect.any(Array) });
      expect(many.link_uuids).toHaveLength(slugs.length);
    });
  });
});

describe('storyblok-js-client: languages', () => {
  it('translates fields, falls back, and reads the language off the address', async () => {
    const content = pageContent('Willkommen', {
      title__i18n__en: 'Wedding invitations',
      title__i18n__fr: 'Mariage',
    });
    await createPage(space, 'sprachen', {
      content,
      translated_slugs_attributes: [{ lang: 'en', slug: 'languages', name: 'Languages' }],
    });
    const english = await draft().get('cdn/stories/sprachen', { version: 'draft', language: 'en' });
    expect(english.data.story).toMatchObject({
      lang: 'en',
      name: 'Languages',
      full_slug: 'en/languages',
      default_full_slug: 'sprachen',
      content: { title: 'Wedding invitations' },
    });
    const italian = await draft().get('cdn/stories/it/sprachen', { version: 'draft', fallback_lang: 'fr' });
    expect(italian.data.story).toMatchObject({ lang: 'it', content: { title: 'Mariage' } });
    const translatedAddress = await draft().get('cdn/stories/en/languages', { version: 'draft' });
    expect(translatedAddress.data.story).toMatchObject({ lang: 'en', slug: 'languages' });
    const byPrefix = await draft().get('cdn/stories', { version: 'draft', starts_with: 'en/sprach' });
    expect(byPrefix.data.stories).toMatchObject([{ lang: 'en', content: { title: 'Wedding invitations' } }]);
  });
});

describe('storyblok-js-client: content version', () => {
  it('is one number everywhere and grows with every publication', async () => {
    const version = async () => (await published().get('cdn/spaces/me')).data.space.version;
    const before = await version();
    const story = await createPage(space, 'version');
    expect(await version()).toBe(before);
    await space.management.stories.publish(story.id);
    const after = await version();
    expect(after).toBeGreaterThan(before);
    const answers = await Promise.all([
      published().get('cdn/stories/version'),
      published().get('cdn/stories'),
      published().get('cdn/links'),
      published().get('cdn/datasources'),
      published().get('cdn/datasource_entries'),
    ]);
    expect(answers.map(({ data }) => data.cv)).toEqual([after, after, after, after, after]);
  });
});

describe('storyblok-js-client: too many requests', () => {
  it('waits and asks again', async () => {
    const busy = await startContentSpace({ requestsPerSecond: 3 });
    await createPage(busy, 'still');
    const refused = await Promise.all(
      // More than two seconds' worth: a new second may begin between them.
      Array.from({ length: 20 }, () =>
        busy.request('/v2/cdn/spaces/me?token=local-public').then(({ status }) => status),
      ),
    );
    expect(refused).toContain(429);
    const client = busy.delivery('local-preview');
    const { data } = await client.get('cdn/stories/still', { version: 'draft' });
    expect(data.story.slug).toBe('still');
    await busy.close();
  }, 30_000);
});
