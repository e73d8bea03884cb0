import {
  confirmedAnswerSchema,
  doubtsAnswerSchema,
  translationsAnswerSchema,
} from '@blattwerk/preview-server/translations/translations-answer.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createFolder, createPage, pageContent } from './example-stories.ts';
import { type RunningContentSpace, startContentSpace } from './running-content-space.ts';

let space: RunningContentSpace;
beforeAll(async () => {
  space = await startContentSpace();
});
afterAll(() => space.close());

const english = (texts: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(texts).map(([field, text]) => [`${field}__i18n__en`, text]));
const translated = {
  title: 'Wedding invitations',
  description: 'Invitations on fine paper: pick a design, add the names, posted in three days.',
};

async function list(query = '') {
  const response = await space.request(`/workspace/translations?${query}`);
  return translationsAnswerSchema.parse(await response.json());
}

async function englishOf(id: number) {
  const { rows } = await list();
  const count = rows.find((row) => row.id === id)?.languages.find(({ language }) => language === 'en');
  return count && [count.texts, count.missing, count.older];
}

async function doubts(id: number) {
  const response = await space.request(`/workspace/translations/${id}`);
  return doubtsAnswerSchema.parse(await response.json()).doubts;
}

const save = (id: number, content: Record<string, unknown>) =>
  space.management.stories.update(id, { body: { story: { content } } });

async function confirm(id: number, texts: readonly Record<string, unknown>[]) {
  const response = await space.request(`/workspace/translations/${id}/confirmations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ texts }),
  });
  return confirmedAnswerSchema.parse(await response.json());
}

test('what a save leaves behind is counted, told with its old source, and confirmed', async () => {
  const content = pageContent('Karten', english(translated));
  const { id } = await createPage(space, 'einladungen', { content });
  const [all = 0, missing] = (await englishOf(id)) ?? [];
  expect(missing).toBe(1);

  await save(id, { ...content, title: 'Karten zur Trauung' });
  expect(await englishOf(id)).toEqual([all, 1, 1]);
  const page = { language: 'en', uid: content._uid, key: 'title' };
  expect(await doubts(id)).toEqual([{ ...page, kind: 'older', source: content.title }]);

  // To confirm is to have seen the source as it is now.
  const stale = await confirm(id, [{ ...page, source: content.title }]);
  expect([stale.changed, stale.doubts]).toEqual([1, await doubts(id)]);
  const confirmed = await confirm(id, [{ ...page, source: 'Karten zur Trauung' }]);
  expect([confirmed.changed, confirmed.doubts]).toEqual([0, []]);
  expect(await englishOf(id)).toEqual([all, 1, 0]);

  const { data } = await space.management.stories.get(id);
  expect(data.story?.content).toEqual({ ...content, title: 'Karten zur Trauung' });
});

test('a source put in place of its translation still counts as missing', async () => {
  const content = pageContent('Papier');
  const { id } = await createPage(space, 'papier', { content });
  const [, missing = 0] = (await englishOf(id)) ?? [];
  await save(id, { ...content, title__i18n__en: content.title });
  expect((await englishOf(id))?.[1]).toBe(missing);
  await confirm(id, [{ language: 'en', uid: content._uid, key: 'title', source: content.title }]);
  expect((await englishOf(id))?.[1]).toBe(missing - 1);
});

test('what a release changes leaves translations behind when it goes live', async () => {
  const content = pageContent('Advent', english(translated));
  const { id } = await createPage(space, 'advent', { content });
  const send = async (path: string, method: 'POST' | 'PUT', body: object) => {
    const response = await space.request(`/v1/spaces/100001${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect([path, response.status < 300]).toEqual([path, true]);
    return response.text();
  };
  const made = await send('/releases', 'POST', { release: { name: 'Advent' } });
  const { release } = z.object({ release: z.object({ id: z.number() }) }).parse(JSON.parse(made));
  const story = { content: { ...content, title: 'Karten zum Advent' } };
  await send(`/stories/${id}?release_id=${release.id}`, 'PUT', { story });
  expect(await doubts(id)).toEqual([]);
  await send(`/releases/${release.id}`, 'PUT', { do_release: true });
  expect(await doubts(id)).toMatchObject([{ language: 'en', key: 'title', source: content.title }]);
});

test('the list is filtered by folder, words, language and state, and sorted', async () => {
  const folder = await createFolder(space, 'saison');
  const parent_id = folder.id;
  await createPage(space, 'ostern', { parent_id });
  await createPage(space, 'aepfel', { parent_id, name: 'Äpfel' });
  await createPage(space, 'zimt', { parent_id, content: pageContent('Zimt', english(translated)) });
  const names = async (query: string) => (await list(`folder=saison&${query}`)).rows.map(({ name }) => name);
  expect(await names('sort=name&direction=up')).toEqual(['Äpfel', 'ostern', 'zimt']);
  expect(await names('sort=missing&direction=up&language=en')).toEqual(['zimt', 'Äpfel', 'ostern']);
  expect(await names('search=OSTER')).toEqual(['ostern']);
  expect(await names('state=done&language=en')).toEqual([]);
  const { total, languages } = await list('folder=saison&language=fr&state=missing');
  expect(total).toBe(3);
  const [en, fr] = ['en', 'fr'].map((code) => languages.find(({ language }) => language === code));
  expect((fr?.missing ?? 0) - (en?.missing ?? 0)).toBe(2);
  // Signs that the database would take for placeholders stand for themselves.
  expect(await names('search=%25')).toEqual([]);
});
