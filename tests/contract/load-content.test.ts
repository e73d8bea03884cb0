import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadContent } from '@blattwerk/preview-server/seed/load-content.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageContent, storyLink } from './example-stories.ts';
import { type RunningContentSpace, startContentSpace } from './running-content-space.ts';

const folderUuid = 'aaaaaaaa-0000-4000-8000-000000000001';
const homeUuid = 'aaaaaaaa-0000-4000-8000-000000000002';
const serviceUuid = 'aaaaaaaa-0000-4000-8000-000000000003';
const imageAddress = 'http://localhost:4000/f/100001/64x48/0123456789/rosen.png';

let space: RunningContentSpace;
let folder: string;
beforeAll(async () => {
  space = await startContentSpace();
  folder = await mkdtemp(join(tmpdir(), 'blattwerk-content-'));
});
afterAll(async () => {
  await space.close();
  await rm(folder, { recursive: true });
});

const load = (from = folder) =>
  loadContent({
    managementUrl: space.origin,
    token: 'local-management',
    spaceId: space.spaceId,
    folder: from,
  });

async function write(base: string, path: string, content: unknown): Promise<void> {
  const file = join(base, path);
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(
    file,
    typeof content === 'string' || content instanceof Buffer ? content : JSON.stringify(content),
  );
}

const story = (fields: Record<string, unknown>) => ({
  is_folder: false,
  is_startpage: false,
  published: false,
  position: 10,
  group_id: fields.uuid,
  tag_list: [],
  content: {},
  ...fields,
});

async function writeSite(base: string): Promise<void> {
  const image = {
    id: 77,
    fieldtype: 'asset',
    filename: imageAddress,
    alt: 'Rosen',
    name: '',
    title: '',
    copyright: '',
    focus: '',
  };
  const teaser = {
    _uid: 'teaser',
    component: 'image_teaser',
    headline: 'Rosen',
    image,
    imagePosition: 'left',
    variant: 'plain',
    buttonText: 'Ansehen',
    url: storyLink(serviceUuid),
  };
  const home = pageContent('Willkommen');
  const body = Array.isArray(home.body) ? home.body : [];
  // The page comes before its folder and before the page it links to.
  await write(
    base,
    'stories/100001/home_a.json',
    story({
      id: 502,
      uuid: homeUuid,
      name: 'Start',
      slug: 'home',
      full_slug: 'blattwerk/home',
      parent_id: 501,
      published: true,
      content: { ...home, body: [...body, teaser] },
      translated_slugs: [{ lang: 'en', slug: 'start', name: 'Start page' }],
    }),
  );
  await write(
    base,
    'stories/100001/service_b.json',
    story({
      id: 503,
      uuid: serviceUuid,
      name: 'Service',
      slug: 'service',
      full_slug: 'blattwerk/service',
      parent_id: 501,
      published: true,
      content: pageContent('Service'),
    }),
  );
  await write(
    base,
    'stories/100001/z-blattwerk_c.json',
    story({
      id: 501,
      uuid: folderUuid,
      name: 'Blattwerk',
      slug: 'blattwerk',
      full_slug: 'blattwerk',
      parent_id: 0,
      is_folder: true,
    }),
  );
  const picture = sharp({ create: { width: 64, height: 48, channels: 3, background: '#c86b4a' } }).png();
  await write(base, 'assets/100001/rosen_77.png', await picture.toBuffer());
  await write(base, 'assets/100001/rosen_77.json', {
    id: 77,
    filename: imageAddress,
    short_filename: 'rosen.png',
    alt: 'Rosen',
    title: null,
    meta_data: { alt__i18n__en: 'Roses' },
  });
  await write(base, 'datasources/100001/datasources.json', [
    {
      name: 'Anlässe',
      slug: 'occasions',
      dimensions: [{ name: 'Englisch', entry_value: 'en' }],
      entries: [{ name: 'hochzeit', value: 'Hochzeit', dimension_values: { en: 'Wedding' } }],
    },
  ]);
}

describe('loadContent', () => {
  it('loads a pulled folder and changes nothing the second time', async () => {
    await writeSite(folder);
    expect(await load()).toEqual({ ok: true });

    const delivery = space.delivery('local-public');
    const { data } = await delivery.get('cdn/stories/blattwerk/home', { resolve_links: 'url' });
    const teaser = data.story.content.body[1];
    expect(data.story).toMatchObject({ uuid: homeUuid, name: 'Start' });
    expect(teaser.url.story.full_slug).toBe('blattwerk/service');
    expect(teaser.image.filename).toMatch(new RegExp(`^${space.origin}/f/100001/64x48/`));
    expect((await fetch(teaser.image.filename)).status).toBe(200);
    const english = await delivery.get('cdn/stories/en/blattwerk/start');
    expect(english.data.story.name).toBe('Start page');
    const entries = await delivery.get('cdn/datasource_entries', {
      datasource: 'occasions',
      dimension: 'en',
    });
    expect(entries.data.datasource_entries).toMatchObject([{ name: 'hochzeit', dimension_value: 'Wedding' }]);
    const components = await space.management.components.list();
    expect(components.data.components.find(({ name }) => name === 'main_teaser')?.schema).toMatchObject({
      teaser: { type: 'bloks', component_whitelist: ['teaser_slide'], restrict_components: true },
    });

    const state = async () => ({
      version: (await delivery.get('cdn/spaces/me')).data.space.version,
      stories: (await space.management.stories.list()).data.stories,
      assets: (await space.management.assets.list()).data.assets,
      components: (await space.management.components.list()).data.components,
    });
    const before = await state();
    expect(await load()).toEqual({ ok: true });
    expect(await state()).toEqual(before);
  });

  it('names a file that is no JSON, before anything is written', async () => {
    const broken = await mkdtemp(join(tmpdir(), 'blattwerk-broken-'));
    await write(broken, 'stories/100001/kaputt_x.json', '{"name": "Kaputt",');
    const file = join(broken, 'stories/100001/kaputt_x.json');
    const result = await load(broken);
    expect(result).toEqual({ ok: false, message: expect.stringContaining(`${file} is no valid JSON: `) });

    await write(broken, 'stories/100001/kaputt_x.json', { name: 'Kaputt' });
    expect(await load(broken)).toEqual({
      ok: false,
      message: expect.stringMatching(/kaputt_x\.json cannot be loaded: id: /),
    });
    await rm(broken, { recursive: true });
  });

  it('names the page that must not be published and why', async () => {
    const faulty = await mkdtemp(join(tmpdir(), 'blattwerk-faulty-'));
    const content = pageContent('Ohne Titel', { title: '' });
    const uuid = 'aaaaaaaa-0000-4000-8000-000000000009';
    const page = { id: 9, uuid, name: 'X', slug: 'ohne-titel', full_slug: 'ohne-titel', parent_id: 0 };
    await write(faulty, 'stories/100001/ohne_x.json', story({ ...page, published: true, content }));
    expect(await load(faulty)).toEqual({
      ok: false,
      message: expect.stringMatching(/ohne_x\.json is loaded but not published: .*content\.title/),
    });
    await rm(faulty, { recursive: true });
  });

  it('says when the space does not let it in', async () => {
    const target = { managementUrl: space.origin, spaceId: space.spaceId, folder };
    expect(await loadContent({ ...target, token: 'wrong' })).toEqual({
      ok: false,
      message: `The content could not be loaded into ${space.origin}: Unauthorized: {"error":"Unauthorized"}`,
    });
  });
});
