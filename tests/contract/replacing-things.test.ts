import { createServer, type Server } from 'node:http';
import type { Database } from '@blattwerk/database/database.ts';
import { openTestDatabase } from '@blattwerk/database/open-test-database.ts';
import { exampleCatalogue } from '@blattwerk/schemas/rules/examples/example-catalogue.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accounts, becomeMember, ask as memberAsks, tokens } from './editor-accounts.ts';
import { createFolder, pageContent } from './example-stories.ts';
import { portOf, type RunningContentSpace, startContentSpace } from './running-content-space.ts';

const base = '/v1/spaces/100001';
let backEnd: Server;
let database: Database;
let space: RunningContentSpace;
let catalogue: { origin: string; secret: string };
let folder: number;

beforeAll(async () => {
  backEnd = createServer((_, response) => response.end(JSON.stringify(exampleCatalogue)));
  await new Promise<void>((resolve) => backEnd.listen(0, '127.0.0.1', resolve));
  database = await openTestDatabase();
  catalogue = { origin: `http://127.0.0.1:${portOf(backEnd.address())}`, secret: 'geheim-und-lang' };
  space = await startContentSpace({ catalogue }, database);
  folder = (await createFolder(space, 'blattwerk')).id;
});
afterAll(async () => {
  await space.close();
  await database.close();
  backEnd.closeAllConnections();
  backEnd.close();
});

async function ask(path: string, method = 'GET', body?: object) {
  const response = await space.request(`${base}${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
}

type Block = Record<string, unknown>;
type Page = { id: number; slug: string };

async function pageOf(slug: string, blocks: Block[], isLive: boolean): Promise<Page> {
  const { body, ...head } = pageContent(slug, { _uid: `${slug}-seite`, title: slug });
  const content = { ...head, body: [...[body].flat(), ...blocks] };
  const made = await ask('/stories', 'POST', { story: { name: slug, slug, parent_id: folder, content } });
  const { id } = made.body.story;
  if (isLive) expect(await ask(`/stories/${id}/publish`)).toMatchObject({ status: 200 });
  return { id, slug };
}

const draftOf = async ({ id }: Page) => (await ask(`/stories/${id}`)).body.story.content;
/** What shoppers see, by the vendor's client; undefined for a page they do not. */
async function shownOf({ slug }: Page) {
  const { data } = await space
    .delivery('local-public')
    .get(`cdn/stories/blattwerk/${slug}`, { cv: Math.random() })
    .catch(() => ({ data: undefined }));
  return data?.story.content;
}
const statesOf = (pages: readonly Page[]) =>
  Promise.all(pages.map(async (page) => ({ draft: await draftOf(page), shown: await shownOf(page) })));

type Case = {
  replacement: object;
  from: (uid: string) => Block[];
  to: (uid: string) => Block[];
  other: Block[];
};

/**
 * One live page, one draft, one that has another thing: the preview names places, the release changes just these, and is undone.
 * What `from` makes of a page is what `to` makes of it afterwards.
 */
async function replacedAndUndone(name: string, { replacement, from, to, other }: Case): Promise<void> {
  const live = await pageOf(`${name}-live`, from('l'), true);
  const draft = await pageOf(`${name}-entwurf`, from('e'), false);
  const without = await pageOf(`${name}-ohne`, other, true);
  const pages = [live, draft, without];
  const before = await statesOf(pages);

  const preview = await ask('/replacements/preview', 'POST', { replacement });
  const changed = (uid: string) =>
    from(uid).filter((block, at) => JSON.stringify(block) !== JSON.stringify(to(uid)[at]));
  expect(preview).toMatchObject({
    status: 200,
    body: {
      pages: [
        { story_id: draft.id, live: false, places: changed('e').map(({ _uid }) => ({ uid: _uid })) },
        { story_id: live.id, live: true, places: changed('l').map(({ _uid }) => ({ uid: _uid })) },
      ],
    },
  });
  expect(preview.body.pages).toHaveLength(2);

  const begun = await ask('/replacements', 'POST', { replacement, release: { name } });
  expect(begun).toMatchObject({ status: 201, body: { release: { origin: 'replacement' } } });
  expect(begun.body.release.story_ids.toSorted()).toEqual([live.id, draft.id].toSorted());
  expect(await statesOf(pages), 'nothing changes before the release goes live').toEqual(before);

  const { id } = begun.body.release;
  expect(await ask(`/releases/${id}`, 'PUT', { do_release: true })).toMatchObject({ status: 200 });
  const blocks = ({ body }: { body: Block[] }) => body.slice(1);
  const [liveAfter, draftAfter, withoutAfter] = await statesOf(pages);
  expect(blocks(liveAfter?.draft)).toEqual(to('l'));
  expect(liveAfter?.shown).toMatchObject({ title: `${name}-live`, body: [{}, ...to('l')] });
  expect(blocks(draftAfter?.draft)).toEqual(to('e'));
  expect(draftAfter?.shown).toBeUndefined();
  expect(withoutAfter).toEqual(before[2]);
  // What is not a block of the case is as it was, too.
  expect({ ...liveAfter?.draft, body: [] }).toEqual({ ...before[0]?.draft, body: [] });

  const undone = await ask(`/releases/${id}/undo`, 'POST', { release: { name: `${name} zurück` } });
  expect(undone).toMatchObject({ status: 201, body: { release: { origin: 'undo', undoes: id } } });
  const back = await ask(`/releases/${undone.body.release.id}`, 'PUT', { do_release: true });
  expect(back).toMatchObject({ status: 200 });
  expect(await statesOf(pages)).toEqual(before);
}

const products = (...ids: string[]) => ({
  plugin: 'blattwerk-product',
  version: 1,
  items: ids.map((id) => ({ kind: 'card', id })),
});
const detail = (uid: string, id: string) => ({ _uid: uid, component: 'card_detail', product: products(id) });
const list = (uid: string, ...ids: string[]) => ({
  ...{ _uid: uid, component: 'product_list', headline: 'Karten wie card:101' },
  products: products(...ids),
});

test('a product is replaced in details and lists, its name in texts stays, and all of it is undone', () =>
  replacedAndUndone('produkt', {
    replacement: { kind: 'product', from: 'card:101', to: 'card:102' },
    from: (uid) => [detail(`${uid}1`, '101'), list(`${uid}2`, '106', '101'), list(`${uid}3`, '106')],
    to: (uid) => [detail(`${uid}1`, '102'), list(`${uid}2`, '106', '102'), list(`${uid}3`, '106')],
    other: [detail('ohne1', '102'), list('ohne2', '102', '106')],
  }));

const theme = (uid: string, themeId: number, designId?: string) => ({
  ...{ _uid: uid, component: 'theme_cards', headline: 'Alles zum Thema' },
  theme: { plugin: 'blattwerk-theme', version: 1, themeId, ...(designId && { designId }) },
});

test('a theme is replaced with a design of its own where one was chosen, cards of it stay, and all of it is undone', () =>
  replacedAndUndone('thema', {
    replacement: { kind: 'theme', from: 1461, to: 1463 },
    from: (uid) => [theme(`${uid}1`, 1461), theme(`${uid}2`, 1461, '102'), detail(`${uid}3`, '102')],
    to: (uid) => [theme(`${uid}1`, 1463), theme(`${uid}2`, 1463, '101'), detail(`${uid}3`, '102')],
    other: [theme('ohne1', 1463, '101')],
  }));

async function upload(name: string, background: string, alt: string) {
  const create = { width: 400, height: 300, channels: 3, background } as const;
  const file = new Blob([new Uint8Array(await sharp({ create }).png().toBuffer())]);
  const { id, filename } = await space.management.assets.create({
    body: { short_filename: name, alt },
    file,
  });
  return { id, filename };
}
type File = Awaited<ReturnType<typeof upload>>;

const teaser = (uid: string, { id, filename }: File, alt: string) => ({
  ...{ _uid: uid, component: 'image_teaser', headline: 'Bild' },
  image: {
    ...{ fieldtype: 'asset', id, filename, alt, title: '', copyright: '', source: '', focus: '' },
    ...{ is_external_url: false, meta_data: {} },
  },
});
const linked = (uid: string, { filename }: File, shown: File) => ({
  ...teaser(uid, shown, 'Ein Muster'),
  buttonText: 'Ansehen',
  url: { id: '', url: filename, linktype: 'asset', fieldtype: 'multilink', cached_url: filename },
});

test('a picture is replaced where it is shown and where links lead to it, and all of it is undone', async () => {
  const old = await upload('alt.png', '#112233', 'Altes Bild');
  const next = await upload('neu.png', '#eeddcc', 'Neues Bild');
  const kept = await upload('bleibt.png', '#778899', 'Bleibt');
  const brought = (block: ReturnType<typeof teaser>) => ({
    ...block,
    // As uploads describe a file: it comes with the words that it has in the library.
    image: { ...block.image, meta_data: expect.anything() },
  });
  await replacedAndUndone('bild', {
    replacement: { kind: 'asset', from: old.id, to: next.id },
    from: (uid) => [
      teaser(`${uid}1`, old, 'Von Hand'),
      linked(`${uid}2`, old, kept),
      teaser(`${uid}3`, kept, 'Bleibt'),
    ],
    to: (uid) => [
      brought(teaser(`${uid}1`, next, 'Neues Bild')),
      linked(`${uid}2`, next, kept),
      teaser(`${uid}3`, kept, 'Bleibt'),
    ],
    other: [teaser('ohne1', next, 'Anders beschrieben')],
  });
});

test('what there is not, or what does not fit, replaces nothing', async () => {
  const picture = await upload('bild.png', '#445566', 'Ein Bild');
  const refused = async (replacement: object) => {
    const { status, body } = await ask('/replacements/preview', 'POST', { replacement });
    return [status, Object.keys(body)];
  };
  expect(await refused({ kind: 'product', from: 'card:101', to: 'card:999' })).toEqual([422, ['to']]);
  expect(await refused({ kind: 'product', from: 'card:101', to: 'calendar:201' })).toEqual([422, ['to']]);
  expect(await refused({ kind: 'theme', from: 1461, to: 9999 })).toEqual([422, ['to']]);
  expect(await refused({ kind: 'asset', from: picture.id, to: picture.id + 1000 })).toEqual([422, ['to']]);
  expect(await refused({ kind: 'asset', from: picture.id + 1000, to: picture.id })).toEqual([422, ['from']]);
});

test('a product that is not sold where the page is shown comes nowhere: the release says on which page', async () => {
  const page = await pageOf('alpen', [detail('alpen1', '101')], true);
  const replacement = { kind: 'product', from: 'card:101', to: 'card:103' };
  const wish = { replacement, release: { name: 'Alpenrose' }, story_ids: [page.id] };
  const { release } = (await ask('/replacements', 'POST', wish)).body;
  expect(release.story_ids).toEqual([page.id]);
  const released = await ask(`/releases/${release.id}`, 'PUT', { do_release: true });
  expect(released.status).toBe(422);
  expect(released.body.findings).toContainEqual(
    expect.objectContaining({ story_id: page.id, code: 'product_not_sold', uid: 'alpen1' }),
  );
  expect(await shownOf(page)).toMatchObject({ body: [{}, detail('alpen1', '101')] });
});

test('editors propose a replacement, publishers bring it before shoppers; strangers do neither', async () => {
  const page = await pageOf('rollen', [theme('rollen1', 1461)], true);
  const closed = await startContentSpace({ tokens, accounts, catalogue }, database);
  const [editor, publisher] = [
    await becomeMember(closed, database, 'editor'),
    await becomeMember(closed, database, 'publisher'),
  ];
  const wish = {
    ...{ replacement: { kind: 'theme', from: 1461, to: 1463 }, story_ids: [page.id] },
    release: { name: 'Neues Thema' },
  };
  const status = async (cookie: string, path: string, method: string, body: object) =>
    (await memberAsks(closed, `${base}${path}`, { method, body, cookie })).status;
  expect(await status('', '/replacements', 'POST', wish)).toBe(401);
  expect(await status('', '/replacements/preview', 'POST', wish)).toBe(401);
  expect(await status(editor, '/replacements', 'POST', wish)).toBe(201);
  const { releases } = (await ask('/releases')).body;
  const { id } = releases.find(({ name }: { name: string }) => name === 'Neues Thema');
  expect(await status(editor, `/releases/${id}`, 'PUT', { do_release: true })).toBe(403);
  const planned = { release: { release_at: '2099-01-01 06:00' } };
  expect(await status(editor, `/releases/${id}`, 'PUT', planned)).toBe(403);
  expect(await shownOf(page)).toMatchObject({ body: [{}, theme('rollen1', 1461)] });
  expect(await status(publisher, `/releases/${id}`, 'PUT', { do_release: true })).toBe(200);
  expect(await shownOf(page)).toMatchObject({ body: [{}, theme('rollen1', 1463)] });
  await closed.close();
});
