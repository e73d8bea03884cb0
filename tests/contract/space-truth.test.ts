import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFolder, createPage, pageContent, storyLink } from './example-stories.ts';
import { type RunningContentSpace, startContentSpace } from './running-content-space.ts';

const stories = '/v1/spaces/100001/stories';
let space: RunningContentSpace;

beforeAll(async () => {
  space = await startContentSpace();
});
afterAll(() => space.close());

it('a live page cannot lead to a page that is none, a new one only with a warning', async () => {
  const target = await createPage(space, 'versand');
  const home = await createPage(space, 'home', { content: linkingTo(target.uuid ?? '') });
  expect(await codesOf(home.id)).toEqual([200]);
  expect(await codesOf(home.id)).toEqual([422, 'unpublished_link']);
  expect(await codesOf(target.id)).toEqual([200]);
  expect(await codesOf(home.id)).toEqual([200]);

  await space.request(`${stories}/${target.id}/unpublish`);
  expect(await codesOf(home.id)).toEqual([422, 'unpublished_link']);
});

it('knows folders, and which of them have a start page', async () => {
  const folder = await createFolder(space, 'service');
  const page = await createPage(space, 'wegweiser', { content: linkingTo(folder.uuid ?? '') });
  expect(await codesOf(page.id)).toEqual([422, 'folder_link']);
  await createPage(space, 'start', { parent_id: folder.id, is_startpage: true });
  expect(await codesOf(page.id)).toEqual([200]);
});

it('knows the parts of other pages as shoppers see them', async () => {
  const text = (id: string) => ({
    _uid: randomUUID(),
    component: 'info_text',
    text: {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [{ type: 'text', text: 'Papier', marks: [{ type: 'anchor', attrs: { id } }] }],
        },
      ],
    },
  });
  const { body, ...content } = pageContent('Papiere');
  const target = await createPage(space, 'papiere', {
    content: { ...content, body: [...(Array.isArray(body) ? body : []), text('feinstpapier')] },
  });
  expect(await codesOf(target.id)).toEqual([200]);
  const there = await createPage(space, 'a', { content: linkingTo(target.uuid ?? '', 'feinstpapier') });
  const gone = await createPage(space, 'b', { content: linkingTo(target.uuid ?? '', 'naturpapier') });
  expect(await warningsOf(there.id)).toEqual([]);
  expect(await warningsOf(gone.id)).toEqual(['missing_anchor']);
});

it('names pages of the same shop that share their title', async () => {
  const shop = await createFolder(space, 'blattwerk');
  const content = pageContent('Taufe', { title: 'Einladungskarten zur Taufe' });
  const first = await createPage(space, 'taufe', { parent_id: shop.id, content });
  expect(await warningsOf(first.id)).toEqual([]);
  const second = await createPage(space, 'taufkarten', { parent_id: shop.id, content });
  expect(await warningsOf(second.id)).toEqual(['duplicate_title']);
  await space.management.stories.update(second.id ?? 0, {
    body: { story: { content: { ...content, title: 'Taufkarten mit Foto' } } },
  });
  expect(await warningsOf(first.id)).toEqual([]);
});

function linkingTo(uuid: string, anchor = '') {
  const link = { ...storyLink(uuid), ...(anchor && { anchor }) };
  const { body, ...content } = pageContent('Alles Weitere');
  const usp = { _uid: randomUUID(), component: 'usp_item', title: 'Versand in drei Tagen', url: link };
  const bar = { _uid: randomUUID(), component: 'usp_bar', items: [usp] };
  return { ...content, body: [...(Array.isArray(body) ? body : []), bar] };
}

/** The answer to a publication: its status and the errors in its way. */
async function codesOf(id: number | undefined): Promise<unknown[]> {
  const response = await space.request(`${stories}/${id}/publish`);
  return [response.status, ...(response.ok ? [] : await findingsIn(response, 'error'))];
}

/** What the rules warn of before a publication. */
async function warningsOf(id: number | undefined): Promise<string[]> {
  const response = await space.request(`${stories}/${id}/findings`);
  return findingsIn(response, 'warning');
}

async function findingsIn(response: Response, severity: string): Promise<string[]> {
  const { findings }: { findings: { code: string; severity: string }[] } = await response.json();
  return findings.filter((finding) => finding.severity === severity).map(({ code }) => code);
}
