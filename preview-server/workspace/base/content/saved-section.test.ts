import { expect, test } from 'vitest';
import { presetOf, sectionOf } from './saved-section.ts';

const item = { _uid: 'i', component: 'seo_question', question: 'Wie lange?' };
const questions = { _uid: 'q', component: 'seo_questions', items: [item] };
const info = { _uid: 't', component: 'info_text', headline: 'Hinweis' };

test.each([
  ['one block', [questions]],
  ['several blocks in order', [info, questions]],
])('%s: saved and read again, it is the same but for its ids', (_what, blocks) => {
  const section = sectionOf({ id: 1, name: 'Fragen', preset: presetOf(blocks) ?? null });
  expect(section?.blocks).toMatchObject(
    blocks.map(({ _uid, ...rest }) =>
      'items' in rest ? { ...rest, items: [{ question: 'Wie lange?' }] } : rest,
    ),
  );
  expect(JSON.stringify(section)).not.toMatch(/"_uid":"(i|q|t)?"/);
});

test('a preset made elsewhere may lack ids', () => {
  expect(sectionOf({ id: 1, name: 'x', preset: { component: 'info_text' } })?.blocks).toEqual([
    { _uid: expect.stringMatching(/-/), component: 'info_text' },
  ]);
});

test.each([null, {}, { component: 'page', body: [] }, { headline: 'Ohne Art' }])(
  'a preset without blocks is no section: %o',
  (preset) => {
    expect(sectionOf({ id: 1, name: 'x', preset })).toBeUndefined();
  },
);
