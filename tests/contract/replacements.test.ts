import { expect, test } from 'vitest';
import { createPage, pageContent } from './example-stories.ts';
import { type RunningContentSpace, startContentSpace } from './running-content-space.ts';

const base = '/v1/spaces/100001';

async function ask(space: RunningContentSpace, path: string, method = 'GET', body?: object) {
  const response = await space.request(`${base}${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
}

test('words are replaced on all pages as one release, drafts stay drafts, and it can be taken back', async () => {
  const space = await startContentSpace();
  const titled = (title: string) => pageContent(`Karten ${title}`, { title });
  const [live, ahead, draft, other] = [
    await createPage(space, 'live', { content: titled('Alle Karten') }),
    await createPage(space, 'voraus', { content: titled('Unsere Karten') }),
    await createPage(space, 'entwurf', { content: titled('Neue Karten') }),
    await createPage(space, 'ohne', { content: pageContent('Nichts', { title: 'Nichts' }) }),
  ];
  for (const { id } of [live, ahead, other]) await ask(space, `/stories/${id}/publish`);
  const { content } = (await ask(space, `/stories/${ahead.id}`)).body.story;
  await ask(space, `/stories/${ahead.id}`, 'PUT', {
    story: { content: { ...content, title: 'Kommende Karten', description: 'Noch nicht veröffentlicht.' } },
  });
  const replacement = { kind: 'words', from: 'Karten', to: 'Grußkarten' };
  const preview = await ask(space, '/replacements/preview', 'POST', { replacement });
  expect(
    preview.body.pages.map(({ full_slug, live: isLive }: { full_slug: string; live: boolean }) => [
      full_slug,
      isLive,
    ]),
  ).toEqual([
    ['entwurf', false],
    ['live', true],
    ['voraus', true],
  ]);
  expect(preview.body.pages[1].places).toContainEqual(
    expect.objectContaining({ field: 'title', before: 'Alle Karten', after: 'Alle Grußkarten' }),
  );

  const begun = await ask(space, '/replacements', 'POST', { replacement, release: { name: 'Grußkarten' } });
  expect(begun).toMatchObject({ status: 201, body: { release: { origin: 'replacement' } } });
  const state = async (id: number) => {
    const { story } = (await ask(space, `/stories/${id}`)).body;
    const read = await space
      .delivery('local-public')
      .get(`cdn/stories/${story.full_slug}`, { cv: Date.now() + Math.random() })
      .catch(() => undefined);
    return [story.content.title, read?.data.story.content.title];
  };
  expect(await state(live.id)).toEqual(['Alle Karten', 'Alle Karten']);
  const { id } = begun.body.release;
  expect((await ask(space, `/releases/${id}`, 'PUT', { do_release: true })).status).toBe(200);
  expect(await state(live.id)).toEqual(['Alle Grußkarten', 'Alle Grußkarten']);
  expect(await state(ahead.id)).toEqual(['Kommende Grußkarten', 'Unsere Grußkarten']);
  expect(await state(draft.id)).toEqual(['Neue Grußkarten', undefined]);
  expect(await state(other.id)).toEqual(['Nichts', 'Nichts']);

  const undone = await ask(space, `/releases/${id}/undo`, 'POST', { release: { name: 'Zurück' } });
  expect((await ask(space, `/releases/${undone.body.release.id}/conflict_check`)).body).toEqual({
    has_conflicts: true,
  });
  const pageOf = (path: string) => `/releases/${undone.body.release.id}/stories/${ahead.id}${path}`;
  const { conflicts } = (await ask(space, pageOf('/merge'), 'POST', {})).body;
  const settled = conflicts.map(({ uid, field }: { uid: string; field: string }) => ({
    uid,
    field,
    keeps: 'page',
  }));
  await ask(space, pageOf('/merge'), 'POST', { settled });
  expect((await ask(space, `/releases/${undone.body.release.id}`, 'PUT', { do_release: true })).status).toBe(
    200,
  );
  expect(await state(live.id)).toEqual(['Alle Karten', 'Alle Karten']);
  expect((await state(draft.id))[0]).toBe('Neue Karten');

  const nothing = { kind: 'words', from: 'Fahrrad', to: 'Rad' };
  expect(
    (await ask(space, '/replacements', 'POST', { replacement: nothing, release: { name: 'x' } })).status,
  ).toBe(422);
  const same = { kind: 'words', from: 'Rad', to: 'Rad' };
  expect((await ask(space, '/replacements/preview', 'POST', { replacement: same })).status).toBe(422);
  await space.close();
});
