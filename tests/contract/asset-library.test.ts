import { createHash } from 'node:crypto';
import {
  foldersAnswerSchema,
  libraryAnswerSchema,
  missingAnswerSchema,
  replacementAnswerSchema,
  twinAnswerSchema,
  usesAnswerSchema,
  usingPagesSchema,
} from '@blattwerk/preview-server/content-space/story-shape/asset-answers.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { smallPdf } from '../browser/support/small-pdf.ts';
import { pageContent } from './example-stories.ts';
import { type RunningContentSpace, startContentSpace } from './running-content-space.ts';

let space: RunningContentSpace;
beforeAll(async () => {
  space = await startContentSpace();
});
afterAll(() => space.close());

const picture = (background: string, width = 400, height = 300) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

async function upload(name: string, content: Uint8Array, more: Record<string, unknown> = {}) {
  const { id, filename } = await space.management.assets.create({
    body: { short_filename: name, ...more },
    file: new Blob([new Uint8Array(content)]),
  });
  return { id, filename };
}

type Uploaded = Awaited<ReturnType<typeof upload>>;
const used = ({ id, filename }: Uploaded, alt: string) => ({
  ...{ fieldtype: 'asset', id, filename, alt, title: '', copyright: '', source: '', focus: '100x75:101x76' },
  ...{ is_external_url: false, meta_data: {} },
});

async function page(slug: string, image: unknown, publish = false) {
  const { body, ...head } = pageContent(slug, { _uid: `${slug}-page`, title: slug });
  const teaser = { _uid: `${slug}-teaser`, component: 'image_teaser', headline: slug, image };
  const content = { ...head, component: 'page', _uid: `${slug}-page`, body: [teaser, ...[body].flat()] };
  const { data } = await space.management.stories.create({ body: { story: { name: slug, slug, content } } });
  const id = data.story?.id ?? 0;
  if (publish) await space.management.stories.publish(id);
  return id;
}

const story = async (id: number) => (await space.management.stories.get(id)).data.story;
const ask = async (path: string) => (await space.request(`/workspace/assets${path}`)).json();
const find = async (query: string) => libraryAnswerSchema.parse(await ask(query));
const names = async (query: string) => (await find(query)).assets.map((asset) => asset.short_filename);
const post = (path: string, body?: object) =>
  space.request(`/workspace/assets${path}`, {
    method: 'POST',
    headers: { authorization: 'local-management', 'content-type': 'application/json' },
    body: JSON.stringify(body ?? {}),
  });

describe('the library', () => {
  it('is searched by names, descriptions in every language, and folders, and filtered', async () => {
    const { data } = await space.management.assetFolders.create({
      body: { asset_folder: { name: 'Hochzeit' } },
    });
    const folder = data.asset_folder?.id ?? 0;
    const inner = await space.management.assetFolders.create({
      body: { asset_folder: { name: 'Sommer', parent_id: folder } },
    });
    await upload('rosen.png', await picture('#aa3344'), { alt: 'Ein Strauß', asset_folder_id: folder });
    await upload('schleier.png', await picture('#eeeeee'), {
      asset_folder_id: inner.data.asset_folder?.id,
      meta_data: { alt__i18n__en: 'A veil' },
    });
    await upload('Preisliste Büro.pdf', smallPdf(3));

    expect(await names('?search=strau%C3%9F')).toEqual(['rosen.png']);
    expect(await names('?search=veil')).toEqual(['schleier.png']);
    expect(await names('?search=hochzeit&order=name')).toEqual(['rosen.png', 'schleier.png']);
    expect(await names('?search=sommer')).toEqual(['schleier.png']);
    expect(await names('?search=B%C3%BCro')).toEqual(['preisliste-buero.pdf']);
    expect(await names('?search=hochzeit%20rosen')).toEqual(['rosen.png']);
    expect(await names('?search=50%25')).toEqual([]);
    expect(await names(`?folder=${folder}&order=name`)).toEqual(['rosen.png', 'schleier.png']);
    expect(await names('?folder=0')).toEqual(['preisliste-buero.pdf']);
    expect(await names('?kind=documents')).toEqual(['preisliste-buero.pdf']);
    expect(await names('?only=undescribed')).toEqual(['schleier.png']);
    expect((await find('?kind=documents')).assets[0]).toMatchObject({ pdf_pages: 3, pages: 0, live: 0 });
    expect(foldersAnswerSchema.parse(await ask('/folders'))).toMatchObject({
      folders: [
        { name: 'Hochzeit', parent_id: null, files: 1 },
        { name: 'Sommer', parent_id: folder, files: 1 },
      ],
      files: 3,
      unfiled: 1,
    });
    const refused = await space.request('/workspace/assets?only=old');
    expect([refused.status, await refused.json()]).toEqual([422, { error: expect.stringMatching(/only/) }]);
  });

  it('knows the same bytes again, and is the editors’ alone', async () => {
    const content = await picture('#336699');
    const { id } = await upload('himmel.png', content);
    const hash = createHash('sha256').update(content).digest('hex');
    expect(twinAnswerSchema.parse(await ask(`/twin?hash=${hash}`)).asset?.id).toBe(id);
    await space.management.assets.delete(id);
    expect(twinAnswerSchema.parse(await ask(`/twin?hash=${hash}`)).asset).toBe(null);
    const stranger = await space.request('/workspace/assets', { headers: { authorization: '' } });
    expect(stranger.status).toBe(401);
  });

  it('says where a file is used, in which shape, and what pages lack', async () => {
    const moss = await upload('moos.png', await picture('#557744'), { alt: 'Moos' });
    const id = await page('moos', used(moss, 'Weiches Moos'), true);
    const { places } = usesAnswerSchema.parse(await ask(`/${moss.id}/uses`));
    expect(places).toEqual([
      expect.objectContaining({
        story: { id, name: 'moos', fullSlug: 'moos' },
        ...{ uid: 'moos-teaser', block: 'image_teaser', field: 'image', kind: 'picture' },
        ...{ ratio: 300 / 235, width: 640, focus: '100x75:101x76', alt: 'Weiches Moos' },
        ...{ inDraft: true, inPublished: true },
      }),
    ]);
    expect(await names('?search=moos&only=unused')).toEqual([]);
    await space.management.assets.delete(moss.id);
    const path = new URL(moss.filename).pathname;
    expect(missingAnswerSchema.parse(await ask('/missing')).paths).toContain(path);
  });
});

describe('replacing everywhere', () => {
  it('puts another picture on drafts and published pages, and takes it back in one step', async () => {
    const old = await upload('alt.png', await picture('#111111'), { alt: 'Altes Bild' });
    const next = await upload('neu.png', await picture('#eeeeee', 800, 600), { alt: 'Neues Bild' });
    const live = await page('live', used(old, 'Altes Bild'), true);
    const draft = await page('entwurf', used(old, 'Altes Bild'));
    const ahead = await page('voraus', used(old, 'Altes Bild'), true);
    const before = await story(ahead);
    await space.management.stories.update(ahead, {
      body: {
        story: { content: { ...before?.content, component: 'page', _uid: 'voraus-page', title: 'Weiter' } },
      },
    });
    const contents = async () => {
      const read = async (version: 'draft' | 'published') =>
        Promise.all(
          ['live', 'voraus', ...(version === 'draft' ? ['entwurf'] : [])].map(async (slug) => {
            const client = space.delivery(version === 'draft' ? 'local-preview' : 'local-public');
            const { data } = await client.get(`cdn/stories/${slug}`, { version });
            return { title: data.story.content.title, image: data.story.content.body[0].image };
          }),
        );
      return { draft: await read('draft'), published: await read('published') };
    };
    const asWas = await contents();

    const done = replacementAnswerSchema.parse(
      await (await post(`/${old.id}/replacement`, { by: next.id, is_new_file: false })).json(),
    );
    expect(done).toMatchObject({ pages: 3, live: 2 });
    const replaced = await contents();
    for (const { image } of [...replaced.draft, ...replaced.published])
      expect(image).toMatchObject({ id: next.id, filename: next.filename, alt: 'Neues Bild', focus: '' });
    expect(replaced.draft.map(({ title }) => title)).toEqual(['live', 'Weiter', 'entwurf']);
    expect(replaced.published.map(({ title }) => title)).toEqual(['live', 'voraus']);
    expect((await story(live))?.unpublished_changes).toBe(false);
    expect((await story(ahead))?.unpublished_changes).toBe(true);
    expect((await story(draft))?.published).toBe(false);

    const undone = await post(`/replacements/${done.id}/undo`);
    expect(await undone.json()).toEqual({ id: done.id, pages: 3, live: 2 });
    expect(await contents()).toEqual(asWas);
    expect((await post(`/replacements/${done.id}/undo`)).status).toBe(404);
  });

  it('gives an asset a new file: its address changes on all pages, its words stay; and back', async () => {
    const logo = await upload('logo.png', await picture('#222222'), { alt: 'Unser Zeichen' });
    const next = await upload('logo-2026.png', await picture('#dddddd', 800, 600));
    await page('zeichen', used(logo, 'Ein Blatt'), true);
    const imageNow = async () => {
      const { data } = await space
        .delivery('local-public')
        .get('cdn/stories/zeichen', { version: 'published' });
      return data.story.content.body[0].image;
    };
    const answer = await post(`/${logo.id}/replacement`, { by: next.id, is_new_file: true });
    const done = replacementAnswerSchema.parse(await answer.json());
    expect(done).toMatchObject({ pages: 1, live: 1 });
    expect(await imageNow()).toMatchObject({
      ...{ id: logo.id, filename: next.filename, alt: 'Ein Blatt', focus: '200x150:201x151' },
    });
    const asset = (await space.management.assets.get(logo.id)).data;
    expect(asset).toMatchObject({ filename: next.filename, alt: 'Unser Zeichen' });
    expect((await fetch(next.filename)).status).toBe(200);
    expect((await fetch(logo.filename)).status).toBe(404);

    await post(`/replacements/${done.id}/undo`);
    expect(await imageNow()).toMatchObject({ id: logo.id, filename: logo.filename, focus: '100x75:101x76' });
    expect((await fetch(logo.filename)).status).toBe(200);
  });

  it('gives pages the words and the focus that the library has now; and back', async () => {
    const fern = await upload('farn.png', await picture('#228833'), {
      alt: 'Ein Farn',
      focus: '10x20:11x21',
    });
    await page('farn', used(fern, 'Irgendwas'), true);
    const imageNow = async () =>
      (await space.delivery('local-public').get('cdn/stories/farn', { version: 'published' })).data.story
        .content.body[0].image;
    const before = await imageNow();
    const answer = await post(`/${fern.id}/replacement`, { by: fern.id, is_new_file: false });
    const done = replacementAnswerSchema.parse(await answer.json());
    expect(await imageNow()).toMatchObject({ id: fern.id, alt: 'Ein Farn', focus: '10x20:11x21' });
    expect(usingPagesSchema.parse(await ask(`/pages?ids=${fern.id},999`))).toEqual({
      pages: [{ id: expect.any(Number), name: 'farn', fullSlug: 'farn', isLive: true }],
      used: 1,
    });
    await post(`/replacements/${done.id}/undo`);
    expect(await imageNow()).toEqual(before);
  });

  it('refuses what cannot stand there, in a sentence', async () => {
    const one = await upload('bild.png', await picture('#123456'));
    const notes = await upload('notizen.txt', Buffer.from('Notizen'));
    const refusal = async (id: number, by: number, is_new_file = false) => {
      const answer = await post(`/${id}/replacement`, { by, is_new_file });
      return [answer.status, (await answer.json()).error];
    };
    expect(await refusal(one.id, one.id, true)).toEqual([422, expect.stringMatching(/its own file/)]);
    expect(await refusal(one.id, notes.id)).toEqual([422, expect.stringMatching(/choose a picture/)]);
    expect(await refusal(one.id, 999_999)).toEqual([422, expect.stringMatching(/not in the library/)]);
    const other = await upload('anderes.png', await picture('#654321'), { alt: 'Anderes' });
    await page('benutzt', used(other, 'Anderes'));
    expect(await refusal(one.id, other.id, true)).toEqual([
      422,
      expect.stringMatching(/use the new file already/),
    ]);
  });
});
