import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFolder, createPage, pageContent, storyLink } from './example-stories.ts';
import { type RunningContentSpace, startContentSpace } from './running-content-space.ts';

let space: RunningContentSpace;
beforeAll(async () => {
  space = await startContentSpace();
});
afterAll(() => space.close());

/** All that a reader with the public token can find of a story by the vendor's client. */
async function readAll(slug: string, uuid: string): Promise<string> {
  const client = space.delivery('local-public');
  const ask = (path: string, parameters = {}) => client.get(path, { version: 'published', ...parameters });
  const answers = await Promise.all([
    ask('cdn/links'),
    ask('cdn/links', { include_dates: 1, paginated: 1 }),
    ask(`cdn/links/${uuid}`),
    ask('cdn/stories'),
    ask('cdn/stories', { sort_by: 'name:asc', language: 'en' }),
    ask('cdn/stories', { search_term: 'Geheim' }),
    ask(`cdn/stories/${slug}`),
    ask(`cdn/stories/${slug}`, { language: 'en' }),
    ...(['url', 'link', 'story'] as const).map((resolve_links) =>
      ask('cdn/stories/blattwerk/verweis', { resolve_links }),
    ),
  ]);
  return JSON.stringify(answers.map(({ data }) => data));
}

it('a published story is called what it was published as, in every answer and language', async () => {
  const folder = await createFolder(space, 'blattwerk');
  const page = await createPage(space, 'karten', {
    name: 'Unsere Karten',
    parent_id: folder.id,
    translated_slugs_attributes: [{ lang: 'en', name: 'Our cards', slug: 'cards' }],
  });
  await space.management.stories.publish(page.id);
  const uuid = page.uuid ?? '';
  const twin = await createPage(space, 'karten-zwei', { parent_id: folder.id, group_id: page.group_id });
  await space.management.stories.publish(twin.id);
  const content = pageContent('verweis');
  const body = Array.isArray(content.body) ? content.body : [];
  const verweis = await createPage(space, 'verweis', {
    parent_id: folder.id,
    content: { ...content, body: body.map((block) => ({ ...block, link: storyLink(uuid) })) },
  });
  await space.management.stories.publish(verweis.id);
  const before = await readAll('blattwerk/karten', uuid);
  expect(before).toContain('Unsere Karten');
  expect(before).toContain('Our cards');

  await space.management.stories.update(page.id, {
    body: {
      story: {
        name: 'Geheime Aktion',
        translated_slugs_attributes: [{ lang: 'en', name: 'Secret sale', slug: 'cards' }],
      },
    },
  });
  // Nothing that is published has changed, not even the number that says so.
  const same = (text: string) => text.replaceAll(/"(updated_at|timestamp|token)":"[^"]*"/g, '');
  expect(same(await readAll('blattwerk/karten', uuid))).toBe(same(before));
  const draft = space.delivery('local-preview');
  const seen = await draft.get('cdn/stories/blattwerk/karten', { version: 'draft' });
  expect(seen.data.story.name).toBe('Geheime Aktion');

  await space.management.stories.publish(page.id);
  const after = await readAll('blattwerk/karten', uuid);
  expect(after).toContain('Geheime Aktion');
  expect(after).toContain('Secret sale');
  expect(after).not.toMatch(/Unsere Karten|Our cards/);
});

it('neither names nor addresses of stories that were never published are told to readers of what is', async () => {
  const folder = await createFolder(space, 'heimlich');
  const hidden = await createPage(space, 'noch-geheim', { name: 'Noch geheim', parent_id: folder.id });
  const content = pageContent('offen');
  const body = Array.isArray(content.body) ? content.body : [];
  const open = await createPage(space, 'offen', {
    parent_id: folder.id,
    group_id: hidden.group_id,
    content: { ...content, body: body.map((block) => ({ ...block, link: storyLink(hidden.uuid ?? '') })) },
  });
  await space.management.stories.publish(open.id);
  const client = space.delivery('local-public');
  const answers = await Promise.all(
    (['url', 'link', 'story', '0'] as const).map((resolve_links) =>
      client.get('cdn/stories/heimlich/offen', { version: 'published', resolve_links }),
    ),
  );
  expect(JSON.stringify(answers.map(({ data }) => data))).not.toMatch(/noch-geheim|Noch geheim/);
  await space.management.stories.publish(hidden.id);
  const { data } = await client.get('cdn/stories/heimlich/offen', {
    version: 'published',
    resolve_links: 'url',
  });
  expect(JSON.stringify(data)).toContain('heimlich/noch-geheim');
  expect(data.story.alternates).toMatchObject([{ name: 'Noch geheim', published: true }]);
});
